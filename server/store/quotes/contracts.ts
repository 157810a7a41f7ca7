import type { Kysely } from 'kysely'
import { dayAt } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { contractKeptUntil } from '#quotes/retention.ts'
import type { IsoDate } from '#quotes/terms.ts'
import { addressKey } from '../../address-key.ts'
import { idsOf } from '../engine/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { clientEmailIn } from './addresses.ts'
import type { Evidence, Withdrawal } from './records.ts'

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
 * `eraseQuotes`; contracts keep their request if it exists. A quote that has moved on to another address loses
 * only the versions for this one.
 */
export async function eraseQuotesTo(
  trx: Kysely<Tables>,
  key: string,
  now: number,
): Promise<QuotesErased & { gone: { id: string; number: string | null }[] }> {
  const naming = await versionsNaming(trx, key)
  const ids = [...new Set(naming.map(({ id }) => id))]
  if (ids.length === 0) return { quotes: 0, contracts: [], gone: [] }
  const moved = await movedOn(trx, ids, naming)
  const movedContracts = await contractsToKeep(trx, moved, now)
  for (const id of moved) {
    const isKept = (version: number) =>
      movedContracts.some((one) => one.quoteId === id && one.version === version)
    const isNamed = (version: number) =>
      naming.some((one) => one.id === id && one.version === version)
    await removeVersions(trx, id, (version) => isNamed(version) && !isKept(version))
  }
  const others = ids.filter((id) => !moved.includes(id))
  if (others.length === 0) return { quotes: 0, contracts: summed(movedContracts), gone: [] }
  const quotes = await trx
    .updateTable('quotes')
    .set({ draft: null, draft_version: null })
    .where('id', 'in', others)
    .returning(['id', 'number'])
    .execute()
  const { gone, contracts } = await removeUnaccepted(trx, others, now)
  const isGone = new Set(gone)
  return {
    quotes: gone.length,
    contracts: [...contracts, ...summed(movedContracts)],
    gone: quotes.filter(({ id }) => isGone.has(id)),
  }
}

/** Returns the quotes whose draft and last version are for another address. */
async function movedOn(
  trx: Kysely<Tables>,
  ids: readonly string[],
  naming: readonly Naming[],
): Promise<string[]> {
  const last = await trx
    .selectFrom('quote_versions')
    .select(['quote_id as id', ({ fn }) => fn.max<number>('version').as('version')])
    .where('quote_id', 'in', ids)
    .groupBy('quote_id')
    .execute()
  return last.flatMap(({ id, version }) => {
    const isNow = naming.some(
      (one) => one.id === id && (one.version === null || one.version === version),
    )
    return isNow ? [] : [id]
  })
}

export async function quotesNaming(db: Kysely<Tables>, key: string): Promise<string[]> {
  return [...new Set((await versionsNaming(db, key)).map(({ id }) => id))]
}

interface Naming {
  id: string
  /** null for a draft. */
  version: number | null
}

async function versionsNaming(db: Kysely<Tables>, key: string): Promise<Naming[]> {
  const drafts = await db
    .selectFrom('quotes')
    .select(['id', clientEmailIn(db, 'draft').as('email')])
    .where('draft', 'is not', null)
    .execute()
  const versions = await db
    .selectFrom('quote_versions')
    .select(['quote_id as id', 'version', clientEmailIn(db, 'content').as('email')])
    .select(['acceptance', 'withdrawal'])
    .execute()
  const named = [
    ...drafts.map(({ id, email }) => ({ id, version: null, email })),
    ...versions.flatMap(({ id, version, email, acceptance, withdrawal }) => {
      const evidence: Evidence | null = JSON.parse(acceptance ?? 'null')
      const end: Withdrawal | null = JSON.parse(withdrawal ?? 'null')
      const emails = [email, evidence?.email, evidence?.linkSentTo, end?.email]
      return emails.map((each) => ({ id, version, email: each ?? '' }))
    }),
  ]
  return named.filter(({ email }) => addressKey(String(email ?? '')) === key)
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
