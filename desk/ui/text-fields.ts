/** Returns the fields of the page that text is typed in. */
export function textFields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=file])',
    ),
  ]
}
