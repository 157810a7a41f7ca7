import type { Kysely, Selectable } from 'kysely'
import { type Act, judge, type Verdict } from '#quotes/states.ts'
import type { Tables } from '../engine/tables.ts'
import type { VersionKey } from './quotes-store.ts'
import { historyOf, type VersionColumns, versionColumns } from './rows.ts'

interface Locked {
  quote: Selectable<Tables['quotes']>
  version: number
  row: VersionColumns
  verdict: Verdict
}

/**
 * Locks a quote until the commit and decides an act on the stored state, so that concurrent acts run in
 * sequence.
 */
export async function judgeVersion(
  trx: Kysely<Tables>,
  { quoteId, version }: VersionKey,
  act: Act,
  now: number,
): Promise<Locked | undefined> {
  const quote = await lockQuote(trx, quoteId)
  if (!quote) return undefined
  const row = await trx
    .selectFrom('quote_versions')
    .select(versionColumns)
    .where('quote_id', '=', quoteId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && { quote, version, row, verdict: judge(act, historyOf(row), now) }
}

export async function judgeLast(
  trx: Kysely<Tables>,
  quoteId: string,
  act: Act,
  now: number,
): Promise<Locked | undefined> {
  const quote = await lockQuote(trx, quoteId)
  if (!quote) return undefined
  const row = await trx
    .selectFrom('quote_versions')
    .select(versionColumns)
    .where('quote_id', '=', quoteId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { quote, version: row.version, row, verdict: judge(act, historyOf(row), now) }
}

/** `UPDATE` locks the row until the commit. Lock order, against deadlocks: request, quote, version. */
export async function lockQuote(trx: Kysely<Tables>, quoteId: string) {
  await trx
    .updateTable('leads')
    .set(({ ref }) => ({ version: ref('version') }))
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
  return trx
    .updateTable('leads')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', leadId)
    .returning(['reference', 'fields'])
    .executeTakeFirst()
}
