const second = 1000
const sizes = [24 * 60 * 60 * second, 60 * 60 * second, 60 * second, second]

/**
 * Returns whole days, hours, minutes and seconds; zeros once the target has passed.
 *
 * @param target milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function timeLeft(target: number, now: number): number[] {
  let left = Math.max(0, target - now)
  return sizes.map((size) => {
    const count = Math.floor(left / size)
    left %= size
    return count
  })
}

/**
 * Counts down each second to zero, and shows the words of the time before or after (Spec: S-33).
 *
 * @param timer its `data-until` is an instant in milliseconds since 1970; it has a `<b>` for each unit
 */
export function enhanceCountdown(timer: HTMLElement) {
  const target = Number(timer.dataset.until)
  const figures = timer.querySelectorAll('b')
  let shown: 'before' | 'after' = 'runs' in timer.dataset ? 'before' : 'after'
  const tick = () => {
    const now = Date.now()
    for (const [index, count] of timeLeft(target, now).entries()) {
      const figure = figures[index]
      const text = String(count).padStart(2, '0')
      if (figure && figure.textContent !== text) figure.textContent = text
    }
    const side = now < target ? 'before' : 'after'
    if (side === shown) return
    shown = side
    if (side === 'after') clearInterval(clock)
    for (const words of document.querySelectorAll<HTMLElement>('[data-before]')) {
      words.textContent = words.dataset[side] ?? ''
    }
  }
  const clock = setInterval(tick, second)
  tick()
}
