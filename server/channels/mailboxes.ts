import { domainToASCII } from 'node:url'
import parseAddresses from 'nodemailer/lib/addressparser'

/** An address with the name shown beside it, `''` when it has none. */
export interface Mailbox {
  name: string
  address: string
}

const localPart = /^[^\s@<>()[\]\\,;:"]{1,64}$/
const host =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/**
 * Reads what MAIL_FROM and MAIL_TO may hold: `bonjour@exemple.fr`, `Agence <bonjour@exemple.fr>`,
 * several separated by commas.
 *
 * @returns at least one mailbox; undefined when a mail server would refuse one of them, or when two
 *   addresses stand without a comma between
 */
export function readMailboxes(text: string): Mailbox[] | undefined {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return undefined
  const mailboxes = parseAddresses(text, { flatten: true })
  const areAll = mailboxes.every(({ name, address }) => !name.includes('@') && isAddress(address))
  return mailboxes.length > 0 && areAll ? mailboxes : undefined
}

/** Whether a mail server may take it; an accent in the domain is written as `xn--` on its way. */
function isAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const areDotsApart = !/^\.|\.\.|\.$/.test(local)
  return at > 0 && areDotsApart && localPart.test(local) && host.test(domainToASCII(domain))
}
