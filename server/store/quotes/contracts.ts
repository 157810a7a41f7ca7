import type { Kysely } from 'kysely'
import { dayAt } from '#quotes/dates.ts'
import type { IsoDate, QuoteVersion } from '#quotes/quote.ts'
import { contractKeptUntil } from '#quotes/retention.ts'
import type { Tables } from '../engine/tables.ts'

/** A contract that outlives its request. */
export interface KeptContract {
  number: string
  /** The last day for which it is kept. */
  until: IsoDate
}

/** What of some requests' quotes goes with them, and what stays. */
export interface QuotesErased {
  /** How many are removed. */
  quotes: number
  /** Accepted ones, withdrawn from or not, by number. */
  contracts: KeptContract[]
}

interface Contract extends KeptContract {
  quoteId: string
  version: number
}

/** Versions that were accepted, withdrawn from or not, with the day until which each is kept. */
export async function contractsOf(
  db: Kysely<Tables>,
  quoteIds: readonly string[],
): Promise<Contract[]> {
  if (quoteIds.length === 0) return []
  const rows = await db
    .selectFrom('quote_versions')
    .innerJoin('quotes', 'quotes.id', 'quote_versions.quote_id')
    .select(['quote_id', 'number', 'version', 'content', 'accepted_at'])
    .where('quote_id', 'in', quoteIds)
    .where('accepted_at', 'is not', null)
    .orderBy('number')
    .orderBy('version')
    .execute()
  return rows.map(({ quote_id, number, version, content, accepted_at }) => {
    const { deliveryWeeks } = JSON.parse(content) as QuoteVersion
    const until = contractKeptUntil(accepted_at ?? 0, deliveryWeeks)
    return { quoteId: quote_id, number: number ?? '', version, until }
  })
}

/** What erasing these requests now would do with their quotes. */
export async function quotesToErase(
  db: Kysely<Tables>,
  leadIds: readonly string[],
  now: number,
): Promise<QuotesErased> {
  if (leadIds.length === 0) return { quotes: 0, contracts: [] }
  const quotes = await db
    .selectFrom('quotes')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .execute()
  const contracts = await contractsToKeep(
    db,
    quotes.map(({ id }) => id),
    now,
  )
  const kept = new Set(contracts.map(({ quoteId }) => quoteId))
  return { quotes: quotes.length - kept.size, contracts: summed(contracts) }
}

/** Those whose time is not over. */
async function contractsToKeep(db: Kysely<Tables>, quoteIds: readonly string[], now: number) {
  const today = dayAt(now)
  return (await contractsOf(db, quoteIds)).filter(({ until }) => until >= today)
}

/** One line a quote: of several contracts under one number, the one that is kept longest. */
function summed(contracts: readonly Contract[]): KeptContract[] {
  return [...Map.groupBy(contracts, ({ number }) => number)].map(([number, all]) => ({
    number,
    until: all.map(({ until }) => until).reduce((a, b) => (a > b ? a : b)),
  }))
}

/**
 * Removes the quotes of requests that go in the same transaction. What was accepted stays, without
 * its request, as it was concluded: content, file and evidence; a contract whose time is over goes.
 *
 * @param leadIds ours until the commit
 */
export async function eraseQuotes(
  trx: Kysely<Tables>,
  leadIds: readonly string[],
  now: number,
): Promise<QuotesErased> {
  const quotes = await trx
    .updateTable('quotes')
    .set({ draft: null, draft_version: null })
    .where('lead_id', 'in', leadIds)
    .returning('id')
    .execute()
  const ids = quotes.map(({ id }) => id)
  const kept = await contractsToKeep(trx, ids, now)
  const versionsOf = Map.groupBy(kept, ({ quoteId }) => quoteId)
  for (const [quoteId, contracts] of versionsOf) {
    const versions = contracts.map(({ version }) => version)
    await removeVersions(trx, quoteId, (version) => !versions.includes(version))
    await trx
      .updateTable('quote_versions')
      .set({ remind_at: null, reminded_at: null, asked_at: null })
      .where('quote_id', '=', quoteId)
      .execute()
    await trx.updateTable('quotes').set({ lead_id: null }).where('id', '=', quoteId).execute()
  }
  const gone = ids.filter((id) => !versionsOf.has(id))
  await removeQuotes(trx, gone)
  return { quotes: gone.length, contracts: summed(kept) }
}

/**
 * Removes versions with their files, and the quote with the last of them.
 *
 * @returns how many; others may have removed them a moment before
 */
export async function removeVersions(
  trx: Kysely<Tables>,
  quoteId: string,
  isGone: (version: number) => boolean,
): Promise<number> {
  const rows = await trx
    .selectFrom('quote_versions')
    .select('version')
    .where('quote_id', '=', quoteId)
    .execute()
  const gone = rows.map(({ version }) => version).filter(isGone)
  if (gone.length === rows.length) return removeQuotes(trx, [quoteId])
  if (gone.length === 0) return 0
  const { numDeletedRows } = await trx
    .deleteFrom('quote_versions')
    .where('quote_id', '=', quoteId)
    .where('version', 'in', gone)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** @returns how many versions went with them */
async function removeQuotes(trx: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await trx
    .deleteFrom('quote_versions')
    .where('quote_id', 'in', ids)
    .executeTakeFirst()
  await trx.deleteFrom('quotes').where('id', 'in', ids).execute()
  return Number(numDeletedRows)
}
