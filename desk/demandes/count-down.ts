/** Text of the button that undoes a release, with the seconds left. */
export const undoWords = (left: number | null) =>
  left === null ? 'Annuler' : `Annuler (${left}\u00a0s)`

/** Counts the seconds down in the button that undoes a release, and removes it at the end. */
export function countDown() {
  const button = document.querySelector<HTMLButtonElement>('button[data-left]')
  let left = Number(button?.dataset.left)
  if (!button) return
  const timer = setInterval(() => {
    left -= 1
    button.textContent = undoWords(left)
    if (left > 0) return
    clearInterval(timer)
    button.closest('form')?.remove()
  }, 1_000)
}
