import { judgeDraft } from '#quotes/draft.ts'
import { totalsOf } from '#quotes/totals.ts'
import { typedOf } from '#quotes/typed.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { createActs } from './acts.ts'
import { createDrafts } from './drafts.ts'
import { createExchanges } from './exchanges.ts'
import { createForgetting } from './forgetting.ts'
import type { QuoteRecord, VersionKey } from './records.ts'
import { toRecords } from './rows.ts'
import { createSending } from './sending.ts'

/**
 * Each act is one transaction in which `judge` decides on the stored state, so concurrent acts run in
 * sequence.
 */
export function createQuotes(access: Access, engine: Engine) {
  const { read } = access
  return {
    ...createDrafts(access, engine),
    ...createSending(access, engine),
    ...createActs(access),
    ...createExchanges(access),
    ...createForgetting(access, engine),

    async find(idOrNumber: string) {
      const [quote] = await read(async (db) =>
        toRecords(
          db,
          await db
            .selectFrom('quotes')
            .selectAll()
            .where(({ or, eb }) => or([eb('id', '=', idOrNumber), eb('number', '=', idOrNumber)]))
            .limit(1)
            .execute(),
        ),
      )
      return quote
    },

    ofLead(leadId: string) {
      return read(async (db) =>
        toRecords(
          db,
          await db
            .selectFrom('quotes')
            .selectAll()
            .where('lead_id', '=', leadId)
            .orderBy('created_at')
            .orderBy('id')
            .execute(),
        ),
      )
    },

    /** Last created first; acts do not reorder it. */
    list(limit: number) {
      return read(async (db) => {
        const quotes = await db
          .selectFrom('quotes')
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute()
        const records = await toRecords(db, quotes)
        return records.map((record, index) => toRow(record, quotes[index]?.changed_at ?? 0))
      })
    },

    async readPdf({ quoteId, version }: VersionKey, which: 'sent' | 'signed') {
      const column = which === 'sent' ? 'pdf' : 'signed_pdf'
      const row = await read((db) =>
        db
          .selectFrom('quote_versions')
          .select(column)
          .where('quote_id', '=', quoteId)
          .where('version', '=', version)
          .executeTakeFirst(),
      )
      const file = row?.[column as 'pdf']
      return file ? Buffer.from(file) : undefined
    },
  }
}

export type QuoteRow = ReturnType<typeof toRow>

function toRow(record: QuoteRecord, changedAt: number) {
  const { id, number, lead, draft, versions } = record
  const last = versions.at(-1)
  const judged = draft && judgeDraft(typedOf(draft.fields))
  const content = last?.content ?? (judged?.ok ? judged.draft : undefined)
  const typed = draft?.fields as { client?: { name?: unknown }; subject?: unknown } | undefined
  return {
    id,
    number,
    reference: lead?.reference ?? null,
    client: content?.client.name ?? String(typed?.client?.name ?? ''),
    subject: content?.subject ?? String(typed?.subject ?? ''),
    /** Of the last sent version, or of a valid draft, in minor units, with the VAT that is due. */
    total: content ? totalsOf(content).total : null,
    /** Facts that decide the VAT of the total. */
    taxed: content ? { exempt: content.exempt, vatRule: content.vatRule } : null,
    currency: content?.currency ?? 'euro',
    draftVersion: draft?.version ?? null,
    history: last?.history ?? null,
    changedAt,
  }
}
