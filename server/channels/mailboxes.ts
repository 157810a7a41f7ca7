import { domainToASCII } from 'node:url'
import parseAddresses from 'nodemailer/lib/addressparser'

export interface Mailbox {
  name: string
  address: string
}

// Without accents: many servers refuse them here, and encode them only in the domain.
const localPart = /^(?:(?![@<>()[\]\\,;:"])[!-~]){1,64}$/
const host =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/**
 * Parses MAIL_FROM or MAIL_TO: `bonjour@exemple.fr`, `Agence <bonjour@exemple.fr>`, several separated by
 * commas.
 *
 * @returns at least one mailbox; undefined when a mail server would refuse one, or a comma is missing
 */
export function readMailboxes(text: string): Mailbox[] | undefined {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return undefined
  const mailboxes = parseAddresses(text, { flatten: true })
  const areAll = mailboxes.every(({ name, address }) => !name.includes('@') && isAddress(address))
  return mailboxes.length > 0 && areAll ? mailboxes : undefined
}

/** Returns whether a mail server may accept an address; accents in its domain are sent as `xn--`. */
function isAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const areDotsApart = !/^\.|\.\.|\.$/.test(local)
  return at > 0 && areDotsApart && localPart.test(local) && host.test(domainToASCII(domain))
}

/** Returns whether an address needs SMTPUTF8 (RFC 6531), which many servers lack. */
export function needsUtf8(address: string): boolean {
  return /[^\0-\x7f]/.test(address.slice(0, address.lastIndexOf('@')))
}
