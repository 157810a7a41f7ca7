import type { Kysely } from 'kysely'
import { addressKey } from '../../address-key.ts'
import type { Access } from '../engine/engine.ts'
import { lockLeads } from '../engine/rows.ts'
import { awaitingAnswer, type Tables } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import { indexLead } from '../search/search.ts'
import { lockLead } from './locks.ts'
import { queueMail } from './mails.ts'
import type { FollowStore, MailPlan } from './quotes-store.ts'

export function createFollowStore({ read, transact }: Access): FollowStore {
  return {
    addLink({ leadId, secretHash, address = null, isRenewal }, now) {
      return transact(async (trx) => {
        const lead = await lockLead(trx, leadId)
        if (!lead) return false
        await trx
          .insertInto('follow_links')
          .values({ secret_hash: secretHash, lead_id: leadId, created_at: now, address })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        if (isRenewal) {
          await trx
            .deleteFrom('follow_links')
            .where('lead_id', '=', leadId)
            .where('secret_hash', '!=', secretHash)
            .execute()
        }
        return true
      })
    },

    findLink(secretHash) {
      return read((db) =>
        db
          .selectFrom('follow_links')
          .select(['lead_id as leadId', 'address'])
          .where('secret_hash', '=', secretHash)
          .executeTakeFirst(),
      )
    },

    async requestLink(address, now, since, mail) {
      await transact(async (trx) => {
        const lead = await lockLeads(trx)
          .where('id', '=', ({ selectFrom }) =>
            selectFrom('leads')
              .select('id')
              .where('address', '=', addressKey(address))
              .where('form', 'in', awaitingAnswer)
              .where(({ or, eb }) =>
                or([eb('quarantine', 'is', null), eb('released_at', 'is not', null)]),
              )
              .orderBy('received_at', 'desc')
              .orderBy('id')
              .limit(1),
          )
          .returning(['id', 'fields'])
          .executeTakeFirst()
        if (!lead) return
        const client = JSON.parse(lead.fields).email ?? ''
        await queueLink(trx, { leadId: lead.id, client }, { now, since }, mail)
      })
    },

    renewLink({ leadId, to, by, object }, now, since, mail) {
      return transact(async (trx) => {
        const lead = await lockLead(trx, leadId)
        if (!lead) return false
        const isQueued = await queueLink(trx, { leadId, client: to }, { now, since }, mail)
        if (isQueued) await addToJournal(trx, { at: now, person: by, action: 'link sent', object })
        return isQueued
      })
    },

    async firstRead(reference) {
      const line = await read((db) =>
        db
          .selectFrom('journal')
          .select('at')
          .where('object', '=', reference)
          .where('action', '=', 'read')
          .orderBy('seq')
          .limit(1)
          .executeTakeFirst(),
      )
      return line?.at ?? null
    },

    rectify(leadId, { name, phone }, now) {
      return transact(async (trx) => {
        const lead = await lockLead(trx, leadId)
        if (!lead) return false
        const fields = JSON.stringify({ ...JSON.parse(lead.fields), name, phone })
        await trx
          .updateTable('leads')
          .set(({ eb }) => ({ fields, version: eb('version', '+', 1) }))
          .where('id', '=', leadId)
          .execute()
        await indexLead(trx, leadId)
        const line = { at: now, person: null, object: lead.reference } as const
        await addToJournal(trx, { ...line, action: 'data corrected' })
        return true
      })
    },
  }
}

/** Queues at most one mail per interval; returns whether it did. */
async function queueLink(
  trx: Kysely<Tables>,
  { leadId, client }: { leadId: string; client: string },
  { now, since }: { now: number; since: number },
  mail: MailPlan,
): Promise<boolean> {
  const queued = await trx
    .selectFrom('messages')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'link')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  if (queued) return false
  await queueMail(trx, { leadId, kind: 'link', key: null, client }, mail, now)
  return true
}
