import type { Kysely } from 'kysely'
import type { Access } from '../engine/engine.ts'
import { ReferenceTaken } from '../engine/faults.ts'
import type { Tables } from '../engine/tables.ts'
import { indexLeads } from '../search/search.ts'
import { pageSize, readBelongings } from './lead-rows.ts'
import type { LeadRows, LeadsStore } from './leads-store.ts'

/** The part of a store by which its rows move to another. */
export function createTransfer({
  read,
  transact,
}: Access): Pick<LeadsStore, 'readRows' | 'addRows'> {
  return {
    async readRows(after = '') {
      return read(async (db) => {
        const leads = await db
          .selectFrom('leads')
          .selectAll()
          .where('id', '>', after)
          .orderBy('id')
          .limit(pageSize)
          .execute()
        const links = await readLinks(db, leads)
        return { leads, ...(await readBelongings(db, leads)), links }
      })
    },

    addRows({ leads, deliveries, attempts, notes, messages, links }) {
      return transact(async (trx) => {
        let added = 0
        for (const rows of portions(leads)) {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('leads')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
          added += Number(numInsertedOrUpdatedRows)
          const present = await trx
            .selectFrom('leads')
            .select('id')
            .where(
              'id',
              'in',
              rows.map(({ id }) => id),
            )
            .execute()
          const ids = new Set(present.map(({ id }) => id))
          const homeless = rows.filter(({ id }) => !ids.has(id))
          if (homeless.length > 0) {
            throw new ReferenceTaken(homeless.map(({ reference }) => reference))
          }
        }
        for (const lead of leads) {
          if (lead.version > 0) await learnHandling(trx, lead)
        }
        await learnLinks(trx, links)
        for (const rows of portions(notes)) {
          await trx
            .insertInto('notes')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        for (const rows of portions(messages)) {
          await trx
            .insertInto('messages')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        for (const rows of portions(deliveries)) {
          await trx
            .insertInto('deliveries')
            .values(rows)
            .onConflict((conflict) =>
              conflict
                .column('id')
                .doUpdateSet(({ ref }) => ({
                  state: ref('excluded.state'),
                  due_at: ref('excluded.due_at'),
                  claim: null,
                }))
                .where('excluded.state', '=', 'sent')
                .where('deliveries.state', '!=', 'sent'),
            )
            .execute()
        }
        for (const rows of portions(attempts)) {
          await trx
            .insertInto('attempts')
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        const found = [...leads.map(({ id }) => id), ...[...notes, ...messages].map(leadOf)]
        for (const ids of portions([...new Set(found)])) await indexLeads(trx, ids)
        return added
      })
    },
  }
}

function leadOf({ lead_id }: { lead_id: string }): string {
  return lead_id
}

/** What people did with a lead that is there already, when more of it was done elsewhere. */
async function learnHandling(trx: Kysely<Tables>, lead: LeadRows['leads'][number]) {
  const { state, version, assignee, waiting_since, answered_at, remind_at } = lead
  const { reminded_at, lost_reason, lost_detail, spam_at, released_at } = lead
  await trx
    .updateTable('leads')
    .set({ state, version, assignee, waiting_since, answered_at, remind_at })
    .set({ reminded_at, lost_reason, lost_detail, spam_at, released_at })
    .where('id', '=', lead.id)
    .where('version', '<', version)
    .execute()
}

function readLinks(db: Kysely<Tables>, leads: LeadRows['leads']) {
  return db
    .selectFrom('follow_links')
    .selectAll()
    .where(({ eb, lit }) =>
      leads.length > 0
        ? eb(
            'lead_id',
            'in',
            leads.map(({ id }) => id),
          )
        : lit(false),
    )
    .orderBy('secret_hash')
    .execute()
}

/**
 * The links of some leads, all of each lead's. Whoever made the last one knows which are good: one that
 * was ended does not come back.
 */
async function learnLinks(trx: Kysely<Tables>, links: LeadRows['links']) {
  for (const [leadId, all] of Map.groupBy(links, leadOf)) {
    const last = Math.max(...all.map(({ created_at }) => created_at))
    const later = await trx
      .selectFrom('follow_links')
      .select('secret_hash')
      .where('lead_id', '=', leadId)
      .where('created_at', '>=', last)
      .limit(1)
      .executeTakeFirst()
    if (later) continue
    await trx.deleteFrom('follow_links').where('lead_id', '=', leadId).execute()
    await trx.insertInto('follow_links').values(all).execute()
  }
}

/** As many rows as a statement has room for values, in every engine. */
function* portions<T>(rows: readonly T[], size = 1_000): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
