/**
 * Returns a `mailto:` link to an address that somebody typed, with nothing but its `@` left as a sign:
 * no mail header can be added to it.
 *
 * @param subject of the mail; left out when undefined
 */
export function mailLink(address: string, subject?: string): string {
  const to = encodeURIComponent(address.toWellFormed()).replaceAll('%40', '@')
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
