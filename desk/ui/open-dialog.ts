/**
 * Lets links open and close the dialogs of the page, and opens the one of the fragment: until this script runs, CSS
 * shows it by `:target`, without a focus trap.
 */
export function enhanceDialogs() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.ariaHasPopup === 'dialog') openDialog(link.hash.slice(1))
    else if (link && 'close' in link.dataset) link.closest('dialog')?.close()
    else return
    event.preventDefault()
  })
  const id = location.hash.slice(1)
  if (!(document.getElementById(id) instanceof HTMLDialogElement)) return
  leaveTarget()
  openDialog(id)
}

export function openDialog(id: string) {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
  dialog.showModal()
  dialog.querySelector('h2')?.focus()
}

function leaveTarget() {
  // Only a navigation changes `:target`.
  location.hash = '#contenu'
  history.replaceState(history.state, '', location.pathname + location.search)
}
