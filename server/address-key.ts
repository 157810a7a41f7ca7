import { domainToASCII, domainToUnicode } from 'node:url'
import { withoutFormat } from '#forms/pasted.ts'

/**
 * Returns a key to compare e-mail addresses: without spaces and format characters, in lower case, the domain
 * with accents instead of `xn--`. Mails are sent to the typed address.
 */
export function addressKey(address: string): string {
  const text = withoutFormat(address).normalize('NFC').replace(/\s/g, '').toLowerCase()
  const at = text.lastIndexOf('@') + 1
  const domain = domainToUnicode(domainToASCII(text.slice(at)))
  return at === 0 || domain === '' ? text : text.slice(0, at) + domain
}

export function addressInAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))
}
