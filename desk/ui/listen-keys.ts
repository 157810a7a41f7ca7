import { openDialog } from './open-dialog.ts'

/** Storage key of the choice to disable one-letter shortcuts (WCAG 2.1.4). */
const memory = 'bureau-touches'
const areOff = () => localStorage.getItem(memory) === 'non'

export type Keys = Readonly<Record<string, () => void>>

/**
 * Handles one-letter shortcuts, except in fields, while a dialog is open, or when disabled.
 *
 * @param keys returns handlers by `KeyboardEvent.key` in lower case
 * @returns a function that stops listening
 */
export function listenKeys(keys: () => Keys): () => void {
  function press(event: KeyboardEvent) {
    const { target, key, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
      return
    if (document.querySelector('dialog[open]')) return
    const act = keys()[key.toLowerCase()]
    if (!act || areOff()) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

/** Opens the dialog of all keys by `?`, and stores its choice to switch them off. */
export function enhanceKeysHelp() {
  listenKeys(() => ({ '?': () => openDialog('touches') }))
  const choice = () => document.querySelector<HTMLInputElement>('#touches input')
  const shown = choice()
  if (shown) shown.checked = !areOff()
  document.addEventListener('change', ({ target }) => {
    if (target === choice()) localStorage.setItem(memory, choice()?.checked ? 'oui' : 'non')
  })
}
