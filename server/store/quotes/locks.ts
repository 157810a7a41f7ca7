import type { Kysely } from 'kysely'
import { type Act, judge } from '#quotes/states.ts'
import { lockLeads } from '../engine/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { quoteHistoryOf, versionColumns } from './rows.ts'

/** Judges an act on a version, by default on the last sent one. */
export async function judgeVersion(
  trx: Kysely<Tables>,
  { quoteId, version }: { quoteId: string; version?: number },
  act: Act,
  now: number,
) {
  const quote = await lockQuote(trx, quoteId)
  if (!quote) return undefined
  const row = await trx
    .selectFrom('quote_versions')
    .select(versionColumns)
    .where('quote_id', '=', quoteId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { quote, version: row.version, row, verdict: judge(act, quoteHistoryOf(row), now) }
}

/** Lock order, against deadlocks: request, quote, version. */
export async function lockQuote(trx: Kysely<Tables>, quoteId: string) {
  await lockLeads(trx)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('quotes').select('lead_id').where('id', '=', quoteId),
    )
    .execute()
  return trx
    .updateTable('quotes')
    .set(({ ref }) => ({ edition: ref('edition') }))
    .where('id', '=', quoteId)
    .returningAll()
    .executeTakeFirst()
}

export function lockLead(trx: Kysely<Tables>, leadId: string) {
  return lockLeads(trx)
    .where('id', '=', leadId)
    .returning(['reference', 'fields'])
    .executeTakeFirst()
}
