import { type Kysely, type RawBuilder, sql } from 'kysely'
import { dayAt } from '#quotes/dates.ts'
import type { IsoDate, QuoteVersion } from '#quotes/quote.ts'
import { contractKeptUntil } from '#quotes/retention.ts'
import { addressKey } from '../../address-key.ts'
import { idsOf } from '../engine/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { isPostgres } from '../search/search.ts'
import type { Evidence, Withdrawal } from './quotes-store.ts'

export interface KeptContract {
  number: string
  until: IsoDate
}

export interface QuotesErased {
  quotes: number
  contracts: KeptContract[]
}

interface Contract extends KeptContract {
  quoteId: string
  version: number
}

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
  const contracts = await contractsToKeep(db, idsOf(quotes), now)
  const kept = new Set(contracts.map(({ quoteId }) => quoteId))
  return { quotes: quotes.length - kept.size, contracts: summed(contracts) }
}

async function contractsToKeep(db: Kysely<Tables>, quoteIds: readonly string[], now: number) {
  const today = dayAt(now)
  return (await contractsOf(db, quoteIds)).filter(({ until }) => until >= today)
}

function summed(contracts: readonly Contract[]): KeptContract[] {
  return [...Map.groupBy(contracts, ({ number }) => number)].map(([number, all]) => ({
    number,
    until: all.map(({ until }) => until).reduce((a, b) => (a > b ? a : b)),
  }))
}

/**
 * Erases the quotes of requests; accepted versions stay, with file and evidence, until their time is over.
 *
 * @param leadIds locked requests
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
  const { gone, contracts } = await removeUnaccepted(trx, idsOf(quotes), now)
  await trx.updateTable('quotes').set({ lead_id: null }).where('lead_id', 'in', leadIds).execute()
  return { quotes: gone.length, contracts }
}

/**
 * Removes drafts and sent quotes for a client's e-mail address, whoever made the request, by the rules of
 * `eraseQuotes`; contracts keep their request if it exists.
 */
export async function eraseQuotesTo(
  trx: Kysely<Tables>,
  key: string,
  now: number,
): Promise<QuotesErased & { gone: { id: string; number: string | null }[] }> {
  const ids = await quotesNaming(trx, key)
  if (ids.length === 0) return { quotes: 0, contracts: [], gone: [] }
  const quotes = await trx
    .updateTable('quotes')
    .set({ draft: null, draft_version: null })
    .where('id', 'in', ids)
    .returning(['id', 'number'])
    .execute()
  const { gone, contracts } = await removeUnaccepted(trx, ids, now)
  const isGone = new Set(gone)
  return { quotes: gone.length, contracts, gone: quotes.filter(({ id }) => isGone.has(id)) }
}

export async function quotesNaming(db: Kysely<Tables>, key: string): Promise<string[]> {
  const clientEmail = (column: 'draft' | 'content'): RawBuilder<string | null> =>
    isPostgres(db)
      ? sql`(${sql.ref(column)})::json #>> '{client,email}'`
      : sql`json_extract(${sql.ref(column)}, '$.client.email')`
  const drafts = await db
    .selectFrom('quotes')
    .select(['id', clientEmail('draft').as('email')])
    .where('draft', 'is not', null)
    .execute()
  const versions = await db
    .selectFrom('quote_versions')
    .select(['quote_id as id', clientEmail('content').as('email'), 'acceptance', 'withdrawal'])
    .execute()
  const named = [
    ...drafts,
    ...versions.flatMap(({ id, email, acceptance, withdrawal }) => {
      const evidence: Evidence | null = JSON.parse(acceptance ?? 'null')
      const end: Withdrawal | null = JSON.parse(withdrawal ?? 'null')
      const emails = [email, evidence?.email, evidence?.linkSentTo, end?.email]
      return emails.map((each) => ({ id, email: each ?? '' }))
    }),
  ]
  const naming = named.filter(({ email }) => addressKey(String(email ?? '')) === key)
  return [...new Set(naming.map(({ id }) => id))]
}

async function removeUnaccepted(
  trx: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<{ gone: string[]; contracts: KeptContract[] }> {
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
  }
  const gone = ids.filter((id) => !versionsOf.has(id))
  await removeQuotes(trx, gone)
  return { gone, contracts: summed(kept) }
}

/** @returns number of removed versions, without those that another process removed first */
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

async function removeQuotes(trx: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await trx
    .deleteFrom('quote_versions')
    .where('quote_id', 'in', ids)
    .executeTakeFirst()
  await trx.deleteFrom('quotes').where('id', 'in', ids).execute()
  return Number(numDeletedRows)
}
