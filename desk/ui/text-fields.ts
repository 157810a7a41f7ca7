export function textFields(within: ParentNode): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...within.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=file])',
    ),
  ]
}
