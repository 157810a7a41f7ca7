import type { Kysely, Selectable } from 'kysely'
import type { Access } from '../engine/engine.ts'
import { ReferenceTaken } from '../engine/faults.ts'
import type { Tables } from '../engine/tables.ts'
import { indexLeads } from '../search/search.ts'
import { lockQuote } from './locks.ts'

type QuoteRow = Selectable<Tables['quotes']>
type VersionRow = Selectable<Tables['quote_versions']>

/** Quotes as the tables hold them, with their files. */
export interface QuoteRows {
  quotes: QuoteRow[]
  versions: VersionRow[]
}

/** What of quotes moves to another store, after the requests that they are about. */
export interface QuotesMoving {
  /** Quotes that follow this one, some dozens at a time: each version has its files. */
  readQuotes(after?: string): Promise<QuoteRows>
  /**
   * Adds quotes of another store, all or nothing. One that is there already learns what the other
   * store knows more of it; where both went their own ways, what is here stays.
   *
   * @returns numbers of quotes that were accepted there, or withdrawn from, and are not so here
   * @throws ReferenceTaken when another quote here has the number of one of them
   */
  addQuotes(rows: QuoteRows): Promise<string[]>
  readNumbers(): Promise<Selectable<Tables['quote_numbers']>[]>
  /** Of two counters, the greater one stays: no number is given twice. */
  mergeNumbers(rows: readonly Selectable<Tables['quote_numbers']>[]): Promise<void>
}

/** Quotes read or written at once: two files a version, each some tens of kilobytes. */
const quotesAtOnce = 50

export function createQuotesMoving({ read, transact }: Access): QuotesMoving {
  return {
    readQuotes: (after = '') =>
      read(async (db) => {
        const quotes = await db
          .selectFrom('quotes')
          .selectAll()
          .where('id', '>', after)
          .orderBy('id')
          .limit(quotesAtOnce)
          .execute()
        const ids = quotes.map(({ id }) => id)
        return { quotes, versions: ids.length > 0 ? await versionsOf(db, ids) : [] }
      }),

    addQuotes({ quotes, versions }) {
      const versionsById = Map.groupBy(versions, ({ quote_id }) => quote_id)
      return transact(async (trx) => {
        const apart: string[] = []
        for (const quote of quotes) {
          const isWhole = await addQuote(trx, quote, versionsById.get(quote.id) ?? [])
          if (!isWhole) apart.push(quote.number ?? quote.id)
        }
        await indexLeads(
          trx,
          quotes.flatMap(({ lead_id }) => lead_id ?? []),
        )
        return apart
      })
    },

    readNumbers: () => read((db) => db.selectFrom('quote_numbers').selectAll().execute()),

    async mergeNumbers(rows) {
      if (rows.length === 0) return
      await transact((trx) =>
        trx
          .insertInto('quote_numbers')
          .values([...rows])
          .onConflict((conflict) =>
            conflict
              .columns(['seller', 'year'])
              .doUpdateSet(({ ref }) => ({ last: ref('excluded.last') }))
              .where(({ eb, ref }) => eb('quote_numbers.last', '<', ref('excluded.last'))),
          )
          .execute(),
      )
    },
  }
}

/** @returns whether every contract that there is of it is here now */
async function addQuote(
  trx: Kysely<Tables>,
  quote: QuoteRow,
  versions: readonly VersionRow[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('quotes')
    .values(quote)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) {
    await insertVersions(trx, versions)
    return true
  }
  const here = await lockQuote(trx, quote.id)
  if (!here) throw new ReferenceTaken([quote.number ?? quote.id])
  const known = await versionsOf(trx, [quote.id])
  if (!isContinued(known, versions)) return hasContracts(known, versions)
  const isAhead = isContinued(versions, known) ? quote.changed_at > here.changed_at : true
  if (!isAhead) return true
  await refuseNamesake(trx, quote)
  const { id, ...learnt } = quote
  await trx.updateTable('quotes').set(learnt).where('id', '=', id).execute()
  for (const [index, { quote_id, version, ...values }] of versions.entries()) {
    const before = known[index]
    if (!before) continue
    await trx
      .updateTable('quote_versions')
      .set({ ...values, reminded_at: before.reminded_at ?? values.reminded_at })
      .where('quote_id', '=', quote_id)
      .where('version', '=', version)
      .execute()
  }
  await insertVersions(trx, versions.slice(known.length))
  return true
}

/** A draft that was sent elsewhere may have got there a number that was given to another one here. */
async function refuseNamesake(trx: Kysely<Tables>, { id, number }: QuoteRow) {
  if (number === null) return
  const namesake = await trx
    .selectFrom('quotes')
    .select('id')
    .where('number', '=', number)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (namesake) throw new ReferenceTaken([number])
}

async function insertVersions(trx: Kysely<Tables>, versions: readonly VersionRow[]) {
  for (const version of versions) await trx.insertInto('quote_versions').values(version).execute()
}

async function versionsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('quote_versions')
    .selectAll()
    .where('quote_id', 'in', ids)
    .orderBy('quote_id')
    .orderBy('version')
    .execute()
  // SQLite gives plain bytes.
  return rows.map((row) => ({
    ...row,
    pdf: Buffer.from(row.pdf),
    signed_pdf: row.signed_pdf && Buffer.from(row.signed_pdf),
  }))
}

/** What is done with a version, and never undone. */
const acts = ['accepted_at', 'declined_at', 'withdrawn_at', 'replaced_at'] as const

/** Whether all that one store knows of a quote happened in the other too. */
function isContinued(known: readonly VersionRow[], other: readonly VersionRow[]): boolean {
  return known.every((version, index) => {
    const same = other[index]
    return (
      same?.version === version.version &&
      same.digest === version.digest &&
      // One draft, sent by both on one day, is drawn the same.
      same.sent_at === version.sent_at &&
      acts.every((act) => version[act] === null || version[act] === same[act])
    )
  })
}

/** Whether what was concluded in another store, and what ended there, is so here. */
function hasContracts(known: readonly VersionRow[], other: readonly VersionRow[]): boolean {
  const contracts = other.filter(({ accepted_at }) => accepted_at !== null)
  return contracts.every(({ version, digest, accepted_at, withdrawn_at }) =>
    known.some(
      (here) =>
        here.version === version &&
        here.digest === digest &&
        here.accepted_at === accepted_at &&
        (withdrawn_at === null || here.withdrawn_at === withdrawn_at),
    ),
  )
}
