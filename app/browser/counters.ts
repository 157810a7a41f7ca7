/**
 * Counts a figure up from 0 once it is visible, except under reduced motion.
 *
 * @param figure its `data-value` is a positive integer, its `data-ms` the duration in milliseconds; its first
 * text holds the number
 * Spec: S-25, T-3
 */
export function enhanceCounter(figure: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const text = figure.firstChild as Text
  const value = Number(figure.dataset.value)
  const duration = Number(figure.dataset.ms)
  let start: number | undefined
  const count = (now: number) => {
    start ??= now
    const progress = Math.min((now - start) / duration, 1)
    text.data = text.data.replace(/\d+/, String(Math.round(value * progress)))
    if (progress < 1) requestAnimationFrame(count)
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    requestAnimationFrame(count)
  })
  observer.observe(figure)
}
