/** Shows the buttons that copy a text; the clipboard needs https or localhost. */
export function enhanceCopies() {
  if (!('clipboard' in navigator)) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const { copy = '', copied = '' } = button.dataset
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(copy)
      const said = document.getElementById(button.getAttribute('aria-controls') ?? '') ?? button
      said.textContent = copied
    })
  }
}
