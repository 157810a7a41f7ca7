import { domainToASCII, domainToUnicode } from 'node:url'
import { withoutFormat } from '#forms/pasted.ts'

/**
 * Returns the one spelling of an address that comparisons use: without spaces, format characters and
 * case, its domain with accents where mail servers write `xn--`. Mails go to the address as it was typed.
 */
export function addressKey(address: string): string {
  const text = withoutFormat(address).normalize('NFC').replace(/\s/g, '').toLowerCase()
  const at = text.lastIndexOf('@') + 1
  const domain = domainToUnicode(domainToASCII(text.slice(at)))
  return at === 0 || domain === '' ? text : text.slice(0, at) + domain
}

/** Returns the address as mail servers write it, with `xn--` for the accents of its domain. */
export function addressInAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at))
}
