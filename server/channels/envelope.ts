import { answerMail } from '#content/company/mail.ts'
import type { MessageKind } from '../store/engine/tables.ts'
import type { Outgoing } from './channel.ts'
import { type Mailbox, readMailboxes } from './mailboxes.ts'

/** Messages that a person wrote, or had sent, and that come from them by name. */
const byPerson: ReadonlySet<MessageKind> = new Set(['answer', 'filed-in', 'filed-out', 'quote'])

/** Messages that answer what the client did. */
const toAnAct: ReadonlySet<MessageKind> = new Set(['link', 'quote-accepted', 'quote-withdrawn'])

/** Messages to the client that lead to their page. */
const withLink: ReadonlySet<MessageKind> = new Set([
  'link',
  'quote',
  'quote-reminder',
  'quote-accepted',
])

/**
 * Where a mail goes, and where its answer comes back.
 *
 * @param from as MAIL_FROM has it, `to` as MAIL_TO
 */
export function envelopeOf(
  { recipient, lead, message, quote }: Outgoing,
  from: Mailbox,
  to: Mailbox[],
) {
  const { name = '', email = '' } = lead.values
  if (!message) {
    return recipient === 'agency'
      ? { from, to, replyTo: { name, address: email } }
      : { from, to: { name: '', address: email }, replyTo: to }
  }
  // To the colleague who took the request, or to the agency as MAIL_TO had it that day.
  if (message.kind === 'reminder') return { from, to: readMailboxes(message.address) ?? to }
  // Without their name, which they may have changed into a line of ours.
  if (recipient === 'agency') return { from, to, replyTo: { name: '', address: email } }
  const author = message.kind === 'quote' ? quote?.sentBy : message.author
  const [firstName = ''] = author?.split(' ') ?? []
  const sender = { name: answerMail.from(firstName), address: from.address }
  const client = { name: '', address: message.address }
  return { from: byPerson.has(message.kind) ? sender : from, to: client, replyTo: to }
}

/** Says of a mail that no person wrote it: absences and lists then leave it alone. */
export function automatic({ recipient, message }: Outgoing): Record<string, string> {
  if (!message) return recipient === 'visitor' ? { 'Auto-Submitted': 'auto-replied' } : {}
  if (byPerson.has(message.kind)) return {}
  return { 'Auto-Submitted': toAnAct.has(message.kind) ? 'auto-replied' : 'auto-generated' }
}

/** Whether a message leads the client to their page. */
export function leadsToPage(kind: MessageKind): boolean {
  return withLink.has(kind)
}
