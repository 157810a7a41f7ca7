import { painted } from './painted.ts'

/** Shows the button once the page is scrolled by `data-after` pixels, except while a field has focus (Spec: S-13). */
export function enhanceBackToTop(button: HTMLElement) {
  const measure = () => {
    const isTyping = document.activeElement?.matches('input, textarea, select')
    button.hidden = scrollY <= Number(button.dataset.after) || !!isTyping
  }
  measure()
  addEventListener('scroll', measure, { passive: true })
  document.addEventListener('focusin', () => painted().then(measure))
  button.addEventListener('click', () => {
    scrollTo({ top: 0 })
    document.getElementById('contenu')?.focus({ preventScroll: true })
  })
}
