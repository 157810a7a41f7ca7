import type { Seller } from '#quotes/terms.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { hasRow } from '../engine/rows.ts'
import { letOutDecided } from '../people/decided.ts'
import { addToJournal } from '../people/journal.ts'
import type { Actor } from '../people/person.ts'
import { judgeVersion, lockLead } from './locks.ts'
import type { ActResult, DraftFields } from './records.ts'

export function createDrafts({ transact }: Access, engine: Engine) {
  return {
    /** @param quote `id`: UUID from the form; a repeat is the same quote */
    create(
      {
        id,
        leadId,
        seller,
        fields,
      }: { id: string; leadId: string; seller: Seller; fields: DraftFields },
      by: NonNullable<Actor>,
      now: number,
    ) {
      return transact(async (trx) => {
        const lead = await lockLead(trx, leadId)
        if (!lead) return 'gone'
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('quotes')
          .values({
            id,
            lead_id: leadId,
            seller,
            created_at: now,
            changed_at: now,
            draft: JSON.stringify(fields),
            draft_version: 1,
            drafted_by: by.name,
            edition: 1,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (!numInsertedOrUpdatedRows) return 'same'
        const line = { at: now, person: by, object: lead.reference } as const
        await addToJournal(trx, { ...line, action: 'quote begun' })
        await letOutDecided(trx, engine, leadId, { by, now })
        return 'made'
      })
    },

    saveDraft(
      { quoteId, edition, fields }: { quoteId: string; edition: number; fields: DraftFields },
      by: NonNullable<Actor>,
      now: number,
    ): Promise<{ outcome: 'kept'; edition: number } | { outcome: 'stale' | 'gone' }> {
      return transact(async (trx) => {
        const kept = await trx
          .updateTable('quotes')
          .set(({ eb }) => ({
            draft: JSON.stringify(fields),
            drafted_by: by.name,
            changed_at: now,
            edition: eb('edition', '+', 1),
          }))
          .where('id', '=', quoteId)
          .where('edition', '=', edition)
          .where('draft', 'is not', null)
          .returning('edition')
          .executeTakeFirst()
        if (kept) return { outcome: 'kept', edition: kept.edition }
        return { outcome: (await hasRow(trx, 'quotes', quoteId)) ? 'stale' : 'gone' }
      })
    },

    /** @param quote `from`: version that `fields` copy; `again` if another one was sent meanwhile */
    startVersion(
      { quoteId, fields, from }: { quoteId: string; fields: DraftFields; from?: number },
      by: NonNullable<Actor>,
      now: number,
    ): Promise<ActResult> {
      return transact(async (trx) => {
        const last = await judgeVersion(trx, { quoteId }, 'replace', now)
        if (!last) return { outcome: 'gone' }
        const isMoved = from !== undefined && from !== last.version
        if (last.quote.draft !== null || isMoved) return { outcome: 'again' }
        if (last.verdict.verdict === 'no') {
          return { outcome: 'refused', because: last.verdict.because }
        }
        await trx
          .updateTable('quotes')
          .set(({ eb }) => ({
            draft: JSON.stringify(fields),
            draft_version: last.version + 1,
            drafted_by: by.name,
            changed_at: now,
            edition: eb('edition', '+', 1),
          }))
          .where('id', '=', quoteId)
          .execute()
        const line = { at: now, person: by, object: last.quote.number ?? '' } as const
        await addToJournal(trx, { ...line, action: 'quote begun' })
        return { outcome: 'done' }
      })
    },

    /** @returns `stale`: the draft is of another edition, or gone */
    dropDraft(
      { quoteId, edition }: { quoteId: string; edition: number },
      by: NonNullable<Actor>,
      now: number,
    ) {
      return transact(async (trx) => {
        const quote = await trx
          .updateTable('quotes')
          .set(({ eb }) => ({
            draft: null,
            draft_version: null,
            changed_at: now,
            edition: eb('edition', '+', 1),
          }))
          .where('id', '=', quoteId)
          .where('edition', '=', edition)
          .where('draft', 'is not', null)
          .returning(['number', 'lead_id'])
          .executeTakeFirst()
        if (!quote) return 'stale'
        const lead = await trx
          .selectFrom('leads')
          .select('reference')
          .where('id', '=', quote.lead_id)
          .executeTakeFirst()
        if (quote.number === null) {
          await trx.deleteFrom('quotes').where('id', '=', quoteId).execute()
        }
        const object = quote.number ?? lead?.reference ?? ''
        await addToJournal(trx, { at: now, person: by, action: 'quote dropped', object })
        return 'dropped'
      })
    },
  }
}
