import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { findPack } from '#content/catalogue/packs.ts'
import type { FormValues } from '#forms/result.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import type { Access } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { wordsOf, wordsOfReference } from './words.ts'

/**
 * Both engines index the same tokens, so their results are equal: FTS5 in SQLite, a tsvector with a GIN
 * index in PostgreSQL. Each token has a mark of its field: name, identity, or text.
 */

export const places = ['name', 'identity', 'text'] as const
export type Place = (typeof places)[number]

const marks: Record<Place, string> = { name: 'n_', identity: 'i_', text: 't_' }

/** Largest number of distinct tokens per request, because a tsvector is limited to a megabyte. */
const mostWords = 15_000

/** Index tables of each engine; a request's tokens are removed with it. */
export const searchTables = {
  sqlite: [
    `create table lead_words (
      number integer primary key,
      lead_id text not null unique references leads (id) on delete cascade
    )`,
    `create virtual table lead_search using fts5 (
      words, tokenize = "ascii tokenchars '_'", detail = none, columnsize = 0, prefix = '3 4 5 6 7'
    )`,
    // The index keeps no token of an erased request.
    "insert into lead_search (lead_search, rank) values ('secure-delete', 1)",
    `create trigger lead_words_forget after delete on lead_words
      begin delete from lead_search where rowid = old.number; end`,
  ],
  postgres: [
    `create table lead_words (
      lead_id text primary key references leads (id) on delete cascade,
      received_at bigint not null,
      words tsvector not null
    )`,
    'create index lead_words_by_word on lead_words using gin (words) with (fastupdate = off)',
    'create index lead_words_by_date on lead_words (received_at, lead_id)',
  ],
}

/**
 * SQLite's index with prefixes of up to ten letters after the mark. For longer words, SQLite collects every
 * match before it returns the first: 10 ms for 25,000 matches.
 */
const longerTable = (name: string) => `create virtual table ${name} using fts5 (
  words, tokenize = "ascii tokenchars '_'", detail = none, columnsize = 0,
  prefix = '3 4 5 6 7 8 9 10 11 12'
)`
export const longerBeginnings = [
  'drop trigger lead_words_forget',
  longerTable('lead_search_longer'),
  'insert into lead_search_longer (rowid, words) select rowid, words from lead_search',
  'drop table lead_search',
  'alter table lead_search_longer rename to lead_search',
  ...searchTables.sqlite.slice(2),
]

/** Empties SQLite's index at once: it takes minutes to remove the tokens of 100,000 requests one by one. */
export const emptiedIndex = [
  'drop trigger lead_words_forget',
  'drop table lead_search',
  'delete from lead_words',
  longerTable('lead_search'),
  ...searchTables.sqlite.slice(2),
]

export const tableOfWaiting = `create table leads_to_index (
  lead_id text primary key references leads (id) on delete cascade
) without rowid`

interface Searched {
  id: string
  reference: string
  fields: string
  received_at: number
}

/** Requests per indexing transaction, so that others get their turn. */
const mostIndexed = 50

/**
 * Queues a new request for `indexWaiting`. SQLite has a single writer, and writing the tokens would take
 * longer than storing the request, while the visitor waits.
 */
export async function indexLater(trx: Kysely<Tables>, lead: Searched): Promise<void> {
  if (isPostgres(trx)) await addToIndex(trx, lead)
  else await sql`insert into leads_to_index (lead_id) values (${lead.id})`.execute(trx)
}

/** Indexes queued requests. Call it before a search and regularly. */
export async function indexWaiting({ read, transact }: Access): Promise<void> {
  const isAnyWaiting = async (db: Kysely<Tables>) => {
    if (isPostgres(db)) return false
    const { rows } = await sql`select 1 from leads_to_index limit 1`.execute(db)
    return rows.length > 0
  }
  while (await read(isAnyWaiting)) {
    await transact(async (trx) => {
      const { rows } = await sql<Match>`delete from leads_to_index
        where lead_id in (select lead_id from leads_to_index limit ${mostIndexed})
        returning lead_id as "leadId"`.execute(trx)
      await indexLeads(
        trx,
        rows.map(({ leadId }) => leadId),
      )
    })
  }
}

/** Indexes a request again, in the transaction that adds a note or message, after it. */
export async function indexLead(trx: Kysely<Tables>, leadId: string): Promise<void> {
  await indexLeads(trx, [leadId])
}

/** @param tables tables that an older database lacks */
export async function indexLeads(
  trx: Kysely<Tables>,
  ids: readonly string[],
  { hasQuotes = true, hasFormerEmails = true } = {},
): Promise<void> {
  if (ids.length === 0) return
  const leads = await trx
    .selectFrom('leads')
    .select(['id', 'reference', 'fields', 'received_at'])
    .where('id', 'in', ids)
    // FTS5 writes a segment to disk each time a document number is lower than the one before.
    .orderBy('received_at')
    .execute()
  const notes = await trx
    .selectFrom('notes')
    .select(['lead_id', 'text'])
    .where('lead_id', 'in', ids)
    .execute()
  const messages = await trx
    .selectFrom('messages')
    .select(['lead_id', 'subject', 'address', 'text'])
    .where('lead_id', 'in', ids)
    .execute()
  const formerEmails = hasFormerEmails
    ? await trx
        .selectFrom('former_emails')
        .select(['lead_id', 'email as text'])
        .where('lead_id', 'in', ids)
        .execute()
    : []
  const numbers = hasQuotes
    ? await trx
        .selectFrom('quotes')
        .select(['lead_id', 'number'])
        .where('lead_id', 'in', ids)
        .execute()
    : []
  const quotes = Map.groupBy(numbers, ({ lead_id }) => lead_id)
  const texts = Map.groupBy(
    [
      ...notes,
      ...formerEmails,
      ...messages.map(({ lead_id, subject, address, text }) => ({
        lead_id,
        text: `${subject} ${address} ${text}`,
      })),
    ],
    ({ lead_id }) => lead_id,
  )
  for (const lead of leads) {
    await addToIndex(
      trx,
      lead,
      (texts.get(lead.id) ?? []).map(({ text }) => text),
      (quotes.get(lead.id) ?? []).flatMap(({ number }) => number ?? []),
    )
  }
}

async function addToIndex(
  trx: Kysely<Tables>,
  lead: Searched,
  texts: readonly string[] = [],
  quoteNumbers: readonly string[] = [],
): Promise<void> {
  const words = await wordsToKeep(lead, texts, quoteNumbers)
  if (isPostgres(trx)) {
    await sql`insert into lead_words (lead_id, received_at, words)
      values (${lead.id}, ${lead.received_at}, array_to_tsvector(${words}::text[]))
      on conflict (lead_id) do update set words = excluded.words`.execute(trx)
    return
  }
  const number = await takeNumber(trx, lead)
  await sql`insert into lead_search (rowid, words) values (${number}, ${words.join(' ')})`.execute(
    trx,
  )
}

export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Document numbers follow dates, so that FTS5 returns the newest first without sorting. */
const numbersPerMillisecond = 1_000

async function takeNumber(trx: Kysely<Tables>, lead: Searched): Promise<number> {
  for (let first = lead.received_at * numbersPerMillisecond; ; first += numbersPerMillisecond) {
    const taken = await sql<Numbered>`insert into lead_words (number, lead_id)
      select coalesce(max(number) + 1, ${first}), ${lead.id} from lead_words
      where number >= ${first} and number < ${first + numbersPerMillisecond}
      on conflict do nothing returning number`.execute(trx)
    if (taken.rows[0]) return taken.rows[0].number
    const { rows } =
      await sql<Numbered>`select number from lead_words where lead_id = ${lead.id}`.execute(trx)
    // All numbers of this millisecond are taken, so the next one is tried.
    if (!rows[0]) continue
    await sql`delete from lead_search where rowid = ${rows[0].number}`.execute(trx)
    return rows[0].number
  }
}

interface Numbered {
  number: number
}

/** Returns the tokens sorted and unique, so that sentences cannot be read. */
async function wordsToKeep(
  lead: Searched,
  texts: readonly string[],
  quoteNumbers: readonly string[],
): Promise<string[]> {
  // Loaded once a request is indexed, because of the metadata of all countries' numbers.
  const { wordsOfPhone } = await import('./words-of-phone.ts')
  // An imported value may have any type; a lead must not be lost because of its index.
  const values: FormValues = Object.fromEntries(
    Object.entries(JSON.parse(lead.fields)).map(([field, value]) => [field, String(value)]),
  )
  const { name = '', email = '', phone = '', pack = '', apercus, ...others } = values
  const names = wordsOf(name)
  const identity = [
    ...wordsOfReference(lead.reference),
    ...quoteNumbers.flatMap(wordsOfReference),
    ...wordsOf(email),
    ...wordsOfPhone(phone),
  ]
  const rest = [
    ...Object.values(others),
    findPack(pack)?.label ?? pack,
    ...(summaryOfPreviews(apercus)?.words ?? []).map(([, value]) => value),
    ...texts,
  ].flatMap(wordsOf)
  const words = new Set([
    ...names.map((word) => marks.name + spelled(word)),
    ...identity.map((word) => marks.identity + spelled(word)),
    ...rest.map((word) => marks.text + spelled(word)),
  ])
  return [...words].slice(0, mostWords).sort()
}

/** Encodes a token in ASCII, so that both engines index it alike; prefixes stay prefixes. */
function spelled(word: string): string {
  return word.replace(/[^a-z0-9]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return `_${code.toString(16).padStart(5, '0')}`
  })
}

/**
 * Finds the newest requests with each word as a prefix of a token: all in the name, in name and identity, or
 * in any field, by `place`.
 */
export async function findMatches(
  db: Kysely<Tables>,
  asked: readonly string[],
  place: Place,
  limit: number,
): Promise<string[]> {
  if (isPostgres(db)) return findInPostgres(db, queryFor(asked, place, postgresSigns), limit)
  const { rows } = await sql<Match>`select lead_id as leadId from lead_search
    join lead_words on lead_words.number = lead_search.rowid
    join leads on leads.id = lead_id
    where lead_search match ${queryFor(asked, place, sqliteSigns)} and spam_at is null
    order by lead_search.rowid desc limit ${limit}`.execute(db)
  return rows.map(({ leadId }) => leadId)
}

interface Match {
  leadId: string
}

/** Requests scanned for a common word without the index. */
const mostLookedThrough = 2_000

/**
 * Searches PostgreSQL, which cannot estimate prefix matches. With the index, PostgreSQL would sort half of
 * all requests for a common word; without it, PostgreSQL would read all of them for a rare word. So a bounded
 * scan comes first, then the index. PostgreSQL cannot estimate the number of results either, so each request
 * is fetched by id, in order, until there are enough.
 */
async function findInPostgres(db: Kysely<Tables>, query: string, limit: number): Promise<string[]> {
  const newest = await sql<Match>`select lead_id as "leadId" from
      (select * from lead_words order by received_at desc, lead_id desc
        limit ${mostLookedThrough}) as newest
    join leads on leads.id = lead_id
    where words @@ ${query}::tsquery and spam_at is null
    order by newest.received_at desc, lead_id desc limit ${limit}`.execute(db)
  if (newest.rows.length === limit) return newest.rows.map(({ leadId }) => leadId)
  const { rows } = await sql<Match>`with found as materialized
      (select lead_id, received_at from lead_words where words @@ ${query}::tsquery)
    select lead_id as "leadId" from
      (select * from found order by received_at desc, lead_id desc) as sorted
    where (select spam_at from leads where leads.id = sorted.lead_id) is null
    order by received_at desc, lead_id desc limit ${limit}`.execute(db)
  return rows.map(({ leadId }) => leadId)
}

interface Signs {
  prefix(word: string): string
  and: string
  or: string
  not: string
}

const sqliteSigns: Signs = {
  prefix: (word) => `"${word}"*`,
  and: ' AND ',
  or: ' OR ',
  not: ' NOT ',
}
const postgresSigns: Signs = {
  prefix: (word) => `'${word}':*`,
  and: ' & ',
  or: ' | ',
  not: ' & !',
}

function queryFor(asked: readonly string[], place: Place, signs: Signs): string {
  const { prefix, and, or, not } = signs
  const oneIn = (within: readonly Place[]) =>
    asked.map((word) => `(${within.map((each) => prefix(marks[each] + spelled(word))).join(or)})`)
  const allIn = (...within: Place[]) => `(${oneIn(within).join(and)})`
  switch (place) {
    case 'name':
      return allIn('name')
    case 'identity':
      return `(${allIn('name', 'identity')}${not}${allIn('name')})`
    case 'text': {
      // A single word must be in the text, so requests with the word in other fields are not scanned.
      const all = asked.length === 1 ? allIn('text') : allIn(...places)
      return `(${all}${not}${allIn('name', 'identity')})`
    }
  }
}
