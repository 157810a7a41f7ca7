import { painted } from './painted.ts'

/** Shows the button once the page is scrolled far enough, never over a field being filled in (Spec: S-13). */
export function enhanceBackToTop(button: HTMLElement) {
  const measure = () => {
    const isTyping = document.activeElement?.matches('input, textarea, select')
    button.hidden = scrollY <= Number(button.dataset.after) || !!isTyping
  }
  measure()
  addEventListener('scroll', measure, { passive: true })
  // It makes way for a field once that has answered the finger, and comes back when one scrolls on.
  document.addEventListener('focusin', () => painted().then(measure))
  button.addEventListener('click', () => {
    scrollTo({ top: 0 })
    // The button is about to vanish under the focus it holds.
    document.getElementById('contenu')?.focus({ preventScroll: true })
  })
}
