import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { QuoteMessageKind, Tables } from '../engine/tables.ts'
import { siteActor } from '../people/journal.ts'
import { indexLead } from '../search/search.ts'
import type { MailPlan, VersionKey } from './quotes-store.ts'

interface QuoteMail {
  /** UUID; made here when the act has none of its own. */
  id?: string
  leadId: string
  kind: QuoteMessageKind
  key: VersionKey | null
  /** The client's address; mails to the agency have their own. */
  client: string
  /** The client's own. */
  text?: string
}

/**
 * Writes a message down and makes it leave as soon as it can; without a channel it is only written
 * down. What it says is drawn when it leaves, from what is kept.
 */
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
      person_id: null,
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
  await trx
    .insertInto('deliveries')
    .values({
      id: randomUUID(),
      lead_id: leadId,
      message_id: id,
      channel,
      recipient: isToAgency ? 'agency' : 'visitor',
      state: 'waiting',
      due_at: now,
      claim: null,
      first_attempt_at: null,
    })
    .execute()
}

/** Mails about a request that was erased go nowhere. */
export async function tell(
  trx: Kysely<Tables>,
  kind: QuoteMessageKind,
  { leadId, key, client }: { leadId: string | null; key: VersionKey; client: string },
  mail: MailPlan,
  now: number,
) {
  if (leadId) await queueMail(trx, { leadId, kind, key, client }, mail, now)
}
