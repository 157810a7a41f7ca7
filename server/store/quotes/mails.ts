import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { queueDeliveries } from '../engine/deliveries.ts'
import type { QuoteMessageKind, Tables } from '../engine/tables.ts'
import { siteActor } from '../people/journal-pages.ts'
import { indexLead } from '../search/search.ts'
import type { MailPlan, VersionKey } from './records.ts'

interface QuoteMail {
  /** UUID; generated when the act has none. */
  id?: string
  leadId: string
  kind: QuoteMessageKind
  key: VersionKey | null
  /** The client's e-mail address; mails to the agency use the agency's. */
  client: string
  text?: string
}

/** Without a channel the message is only stored. Its text is rendered from stored data when it is sent. */
export async function queueMail(
  trx: Kysely<Tables>,
  { id = randomUUID(), leadId, kind, key, client, text = '' }: QuoteMail,
  { channel, agency }: MailPlan,
  now: number,
): Promise<void> {
  const isToAgency = kind === 'question' || kind.endsWith('-agency')
  await trx
    .insertInto('messages')
    .values({
      id,
      lead_id: leadId,
      kind,
      at: now,
      author: kind === 'question' ? '' : siteActor,
      address: isToAgency ? agency : client,
      subject: '',
      text,
      quote_id: key?.quoteId ?? null,
      quote_version: key?.version ?? null,
    })
    .execute()
  await indexLead(trx, leadId)
  if (channel === undefined) return
  const recipient = isToAgency ? 'agency' : 'visitor'
  await queueDeliveries(trx, leadId, [{ message_id: id, channel, recipient, due_at: now }])
}

export async function queueMailUnlessErased(
  trx: Kysely<Tables>,
  kind: QuoteMessageKind,
  { leadId, key, client }: { leadId: string | null; key: VersionKey; client: string },
  mail: MailPlan,
  now: number,
) {
  if (leadId) await queueMail(trx, { leadId, kind, key, client }, mail, now)
}
