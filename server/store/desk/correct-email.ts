import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addressKey } from '../../address-key.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { lockLeads, some } from '../engine/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { toTheAgency } from '../leads/recipients.ts'
import { letOutDecided } from '../people/decided.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'
import { isSameAddress } from '../quotes/addresses.ts'
import { correctDrafts } from '../quotes/correct-drafts.ts'
import { queueMail } from '../quotes/mails.ts'
import type { MailPlan } from '../quotes/records.ts'
import { indexLead } from '../search/search.ts'
import type { ChangeResult } from './work.ts'

interface Correction {
  leadId: string
  email: string
  version: number
  link: MailPlan | null
}

interface By {
  by: NonNullable<Actor>
  now: number
}

export function createCorrection({ transact }: Access, engine: Engine) {
  return {
    /**
     * Corrects the e-mail address of a request. Drafts and unsent mails to the old address follow; its links end.
     *
     * @param correction `link`: also queues a mail with a link to the new address
     */
    correctEmail: (correction: Correction, by: NonNullable<Actor>, now: number) =>
      transact((trx) => correctEmail(trx, engine, correction, { by, now })),
  }
}

async function correctEmail(
  trx: Kysely<Tables>,
  engine: Engine,
  { leadId, email, version, link }: Correction,
  { by, now }: By,
): Promise<ChangeResult> {
  const lead = await lockLeads(trx)
    .where('id', '=', leadId)
    .returning(['reference', 'fields', 'version'])
    .executeTakeFirst()
  if (!lead) return { outcome: 'gone' }
  if (lead.version !== version) return { outcome: 'stale' }
  const values = JSON.parse(lead.fields)
  const former: string = values.email ?? ''
  if (former === email) return { outcome: 'changed', version }
  await trx
    .updateTable('leads')
    .set(({ eb }) => ({
      fields: JSON.stringify({ ...values, email }),
      address: addressKey(email),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', leadId)
    .execute()
  if (former !== '') {
    const row = { id: randomUUID(), lead_id: leadId, at: now, author: by.name }
    await trx
      .insertInto('former_emails')
      .values({ ...row, email: former, address: addressKey(former) })
      .execute()
    const isFormer = (written: string) => isSameAddress(written, former)
    const drafted = { author: by.name, now }
    await correctDrafts(trx, leadId, 'email', { isFormer, value: email }, drafted)
    await redirectMails(trx, leadId, { former, email }, now)
  }
  if (link) await queueMail(trx, { leadId, kind: 'link', key: null, client: email }, link, now)
  await indexLead(trx, leadId)
  const line = { at: now, person: by, object: lead.reference } as const
  await addToJournal(trx, { ...line, action: 'email corrected' })
  if (link) await addToJournal(trx, { ...line, action: 'link sent' })
  await letOutDecided(trx, engine, leadId, { by, now })
  return { outcome: 'changed', version: lead.version + 1 }
}

interface Emails {
  former: string
  email: string
}

/** A leased delivery loses its lease: a mail under way to the old address is sent to the new one too. */
async function redirectMails(
  trx: Kysely<Tables>,
  leadId: string,
  { former, email }: Emails,
  now: number,
) {
  const waiting = await trx
    .selectFrom('messages')
    .innerJoin('deliveries', 'deliveries.message_id', 'messages.id')
    .select(['messages.id', 'messages.address'])
    .where('messages.lead_id', '=', leadId)
    .where('messages.kind', 'not in', toTheAgency)
    .where('deliveries.state', 'in', ['waiting', 'held', 'dead'])
    .execute()
  const ids = waiting.filter(({ address }) => isSameAddress(address, former)).map(({ id }) => id)
  await trx
    .updateTable('deliveries')
    .set({ claim: null, due_at: now })
    .where('lead_id', '=', leadId)
    .where('recipient', '=', 'visitor')
    .where('state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('message_id', 'is', null), eb('message_id', 'in', some(ids))]))
    .execute()
  if (ids.length === 0) return
  await trx.updateTable('messages').set({ address: email }).where('id', 'in', ids).execute()
}
