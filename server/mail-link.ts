/**
 * Returns a `mailto:` link with every character but `@` encoded, so that a typed address cannot add mail
 * headers.
 */
export function mailLink(address: string, subject?: string): string {
  const to = encodeURIComponent(address.toWellFormed()).replaceAll('%40', '@')
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
