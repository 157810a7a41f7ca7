export function textFields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=file])',
    ),
  ]
}
