/**
 * Writes over a part of a field as if typed, so that the browser's own undo brings the former words back. The focus
 * returns to where it was.
 */
export function replaceText(field: HTMLTextAreaElement, text: string, start: number, end: number) {
  const before = document.activeElement
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  // No other command of a page goes to the browser's list of undoable changes.
  if (!document.execCommand('insertText', false, text)) field.setRangeText(text, start, end, 'end')
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
}
