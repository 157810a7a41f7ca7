import { answerMail } from '#content/company/mail.ts'
import type { MessageKind } from '../store/engine/tables.ts'
import type { Outgoing } from './channel.ts'
import { type Mailbox, needsUtf8, readMailboxes } from './mailboxes.ts'

const byPerson: ReadonlySet<MessageKind> = new Set(['answer', 'filed-in', 'filed-out', 'quote'])

const toAnAct: ReadonlySet<MessageKind> = new Set(['link', 'quote-accepted', 'quote-withdrawn'])

const withLink: ReadonlySet<MessageKind> = new Set([
  'link',
  'quote',
  'quote-reminder',
  'quote-accepted',
])

export function envelopeOf(
  { recipient, lead, message, quote }: Outgoing,
  from: Mailbox,
  to: Mailbox[],
) {
  const { name = '', email = '' } = lead.values
  if (!message) {
    return recipient === 'agency'
      ? { from, to, ...replyTo(email, name) }
      : { from, to: { name: '', address: email }, replyTo: to }
  }
  // The recipient stored with the reminder when it was queued: the assignee, or MAIL_TO.
  if (message.kind === 'reminder') return { from, to: readMailboxes(message.address) ?? to }
  // Without the client's name, because a sentence typed there could seem to be the agency's.
  if (recipient === 'agency') return { from, to, ...replyTo(email) }
  const author = message.kind === 'quote' ? quote?.sentBy : message.author
  const [firstName = ''] = author?.split(' ') ?? []
  const sender = { name: answerMail.from(firstName), address: from.address }
  const client = { name: '', address: message.address }
  return { from: byPerson.has(message.kind) ? sender : from, to: client, replyTo: to }
}

/** Without an address whose raw UTF-8 a server without SMTPUTF8 must not receive; the body has the address. */
function replyTo(address: string, name = '') {
  return needsUtf8(address) ? {} : { replyTo: { name, address } }
}

/**
 * Returns headers that mark an automatic mail, so that auto-responders and mailing lists ignore it. A mail that
 * passes on what a client did is none: lists like Sympa would drop it, and MAIL_TO may be a list.
 * Source: RFC 3834, 5
 */
export function automatic({ recipient, message }: Outgoing): Record<string, string> {
  const passesOn = recipient === 'agency' && message?.kind !== 'reminder'
  if (passesOn || (message && byPerson.has(message.kind))) return {}
  const isReply = !message || toAnAct.has(message.kind)
  return { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated' }
}

export function leadsToPage(kind: MessageKind): boolean {
  return withLink.has(kind)
}
