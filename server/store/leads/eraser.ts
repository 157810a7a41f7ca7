import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { addressInAscii, addressKey } from '../../address-key.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { StoreUnavailable } from '../engine/faults.ts'
import { idsOf, lockLeads, some } from '../engine/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import { eraseQuotes, eraseQuotesTo, quotesNaming } from '../quotes/contracts.ts'
import { indexLeads } from '../search/search.ts'
import { pageSize } from './lead-rows.ts'
import { toTheAgency } from './recipients.ts'
import type { Act, Erased } from './records.ts'

type Which = (eb: ExpressionBuilder<Tables, 'leads'>) => ReturnType<typeof eb.and>

const belongings = ['notes', 'messages', 'presence', 'follow_links', 'former_emails'] as const

function nothing(): Omit<Erased, 'tracesLeft'> {
  const counts = { deliveries: 0, attempts: 0, notes: 0, messages: 0, quotes: 0 }
  return { references: [], ...counts, contracts: [] }
}

function add(erased: Omit<Erased, 'tracesLeft'>, more: Omit<Erased, 'tracesLeft'>) {
  // One by one, because spread arguments have a limit.
  for (const reference of more.references) erased.references.push(reference)
  erased.deliveries += more.deliveries
  erased.attempts += more.attempts
  erased.notes += more.notes
  erased.messages += more.messages
  erased.quotes += more.quotes
  for (const contract of more.contracts) {
    const isKnown = erased.contracts.some(({ number }) => number === contract.number)
    if (!isKnown) erased.contracts.push(contract)
  }
}

type Telling = 'each' | 'count'

export function createEraser({ use, read, transact }: Access, engine: Engine) {
  async function erase(which: Which, act: Act, telling: Telling): Promise<Erased> {
    return forgetTraces(await eraseAll(which, act, telling))
  }

  async function eraseAll(which: Which, act: Act, telling: Telling) {
    const erased = nothing()
    for (let isMore = true; isMore; ) {
      const portion = await transact((trx) => erasePortion(trx, which, act, telling))
      add(erased, portion)
      isMore = portion.references.length === pageSize
    }
    return erased
  }

  /** The rows are already deleted, even if their traces in the files cannot be removed yet. */
  async function forgetTraces(erased: Omit<Erased, 'tracesLeft'>): Promise<Erased> {
    const tracesLeft = await use(({ db }) => engine.forgetErased(db)).then(
      () => false,
      (error) => {
        if (error instanceof StoreUnavailable) return true
        throw error
      },
    )
    return { ...erased, tracesLeft }
  }

  async function eraseElsewhere(key: string, { person, at }: Act) {
    const addresses = await read((db) => spellingsOf(db, key))
    const named = await read((db) => quotesNaming(db, key))
    const former = await read((db) =>
      db.selectFrom('former_emails').select('lead_id').where('address', '=', key).execute(),
    )
    if (addresses.length + named.length + former.length === 0) return nothing()
    return transact(async (trx): Promise<Omit<Erased, 'tracesLeft'>> => {
      // Lock order: requests before quotes.
      const locked = await lockLeads(trx)
        .where(({ or, eb, selectFrom }) =>
          or([
            ...(['messages', 'follow_links'] as const).map((table) =>
              eb(
                'id',
                'in',
                selectFrom(table).select('lead_id').where('address', 'in', some(addresses)),
              ),
            ),
            eb('id', 'in', selectFrom('quotes').select('lead_id').where('id', 'in', some(named))),
            eb('id', 'in', some(former.map(({ lead_id }) => lead_id))),
          ]),
        )
        .returning('id')
        .execute()
      const { gone, ...quotes } = await eraseQuotesTo(trx, key, at)
      const removed = await removeMessages(trx, addresses, idsOf(gone))
      await trx.deleteFrom('follow_links').where('address', 'in', some(addresses)).execute()
      await trx.deleteFrom('former_emails').where('address', '=', key).execute()
      await indexLeads(trx, idsOf(locked))
      for (const { number } of gone) {
        await addToJournal(trx, { at, person, action: 'erased', object: number ?? '1 devis' })
      }
      for (const { number } of quotes.contracts) {
        await addToJournal(trx, { at, person, action: 'contract kept', object: number })
      }
      return { ...nothing(), ...removed, ...quotes }
    })
  }

  return {
    /**
     * Erases every lead of an e-mail address (ignoring case and spaces) with everything that belongs to it.
     * Removes that address's quotes, mails and links from other people's requests. No query can read a trace;
     * SQLite's files have none. The journal keeps its lines, which have only references and numbers, and adds
     * one per lead and remaining contract. Works in batches, oldest first; call again after a failure.
     *
     * @param how `includesFormer`: also erases requests whose e-mail was corrected from this address; they may
     *   belong to another person, so only the command of an operator does it
     */
    async eraseAddress(
      address: string,
      act: Act,
      { includesFormer = false }: { includesFormer?: boolean } = {},
    ) {
      const key = addressKey(address)
      const which: Which = (eb) =>
        eb.or([
          eb('address', '=', key),
          ...(includesFormer
            ? [
                eb('id', 'in', (query) =>
                  query.selectFrom('former_emails').select('lead_id').where('address', '=', key),
                ),
              ]
            : []),
        ])
      const erased = await eraseAll(which, act, 'each')
      add(erased, await eraseElsewhere(key, act))
      return forgetTraces(erased)
    },

    /** Erases one request with everything that belongs to it. */
    eraseRequest: (id: string, act: Act) => erase((eb) => eb.and([eb('id', '=', id)]), act, 'each'),

    /**
     * References of requests whose texts contain an e-mail address; an erasure does not change other people's
     * texts.
     */
    mentions: (address: string) => read((db) => mentionsOf(db, address)),

    eraseBefore: (instant: number, act: Act) =>
      erase((eb) => eb.and([eb('received_at', '<', instant)]), act, 'count'),

    /** Erases leads quarantined or marked as spam before an instant. */
    eraseUnwanted: (instant: number, act: Act) => erase(isUnwanted(instant), act, 'count'),

    async hasUnwanted(instant: number) {
      const found = await read((db) =>
        db.selectFrom('leads').select('id').where(isUnwanted(instant)).limit(1).executeTakeFirst(),
      )
      return found !== undefined
    },

    /** Deletes presence at requests, and the state of the last publication. */
    async forgetPresence({ seen, draft }: { seen: number; draft: number }) {
      await transact((trx) => forgetPresence(trx, seen, draft))
    },
  }
}

async function erasePortion(
  trx: Kysely<Tables>,
  which: Which,
  { person, at }: Act,
  telling: Telling,
): Promise<Omit<Erased, 'tracesLeft'>> {
  // Concurrent acts wait for the lock and find the rows gone.
  const locked = await lockLeads(trx)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('leads')
        .select('id')
        .where(which)
        .orderBy('received_at')
        .orderBy('id')
        .limit(pageSize),
    )
    .returning('id')
    .execute()
  const ids = idsOf(locked)
  if (ids.length === 0) return nothing()
  const quotes = await eraseQuotes(trx, ids, at)
  const sent = await removeDeliveries(trx, 'lead_id', ids)
  const removed = Object.fromEntries(belongings.map((table) => [table, 0])) as Record<
    (typeof belongings)[number],
    number
  >
  for (const table of belongings) {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('lead_id', 'in', ids)
      .executeTakeFirst()
    removed[table] = Number(numDeletedRows)
  }
  const leads = await trx
    .deleteFrom('leads')
    .where('id', 'in', ids)
    .returning('reference')
    .execute()
  const references = leads.map(({ reference }) => reference)
  for (const object of telling === 'each' ? references : []) {
    await addToJournal(trx, { at, person, action: 'erased', object })
  }
  if (telling === 'count' && references.length > 0) {
    const object = references.length === 1 ? '1 demande' : `${references.length} demandes`
    await addToJournal(trx, { at, person, action: 'erased', object })
  }
  for (const { number } of quotes.contracts) {
    await addToJournal(trx, { at, person, action: 'contract kept', object: number })
  }
  const { notes, messages } = removed
  return { references, ...sent, notes, messages, ...quotes }
}

async function removeDeliveries(
  trx: Kysely<Tables>,
  owner: 'lead_id' | 'message_id',
  ids: readonly string[],
) {
  const owned = trx.selectFrom('deliveries').select('id').where(owner, 'in', ids)
  const attempts = await trx
    .deleteFrom('attempts')
    .where('delivery_id', 'in', owned)
    .executeTakeFirst()
  const deliveries = await trx.deleteFrom('deliveries').where(owner, 'in', ids).executeTakeFirst()
  return {
    attempts: Number(attempts.numDeletedRows),
    deliveries: Number(deliveries.numDeletedRows),
  }
}

async function spellingsOf(db: Kysely<Tables>, key: string): Promise<string[]> {
  const written = await db
    .selectFrom('messages')
    .select('address')
    .where('kind', 'not in', toTheAgency)
    .union(
      db
        .selectFrom('follow_links')
        .select((eb) => eb.ref('address').$notNull().as('address'))
        .where('address', 'is not', null),
    )
    .execute()
  return written.flatMap(({ address }) => (addressKey(address) === key ? address : []))
}

async function removeMessages(
  trx: Kysely<Tables>,
  addresses: readonly string[],
  quoteIds: readonly string[],
) {
  const messages = await trx
    .selectFrom('messages')
    .select('id')
    .where(({ eb, or, and }) =>
      or([
        and([eb('address', 'in', some(addresses)), eb('kind', 'not in', toTheAgency)]),
        eb('quote_id', 'in', some(quoteIds)),
      ]),
    )
    .execute()
  const ids = idsOf(messages)
  if (ids.length === 0) return {}
  const sent = await removeDeliveries(trx, 'message_id', ids)
  await trx.deleteFrom('messages').where('id', 'in', ids).execute()
  return { ...sent, messages: ids.length }
}

async function mentionsOf(db: Kysely<Tables>, address: string): Promise<string[]> {
  const key = addressKey(address)
  const patterns = [...new Set([address.trim().toLowerCase(), key, addressInAscii(key)])].map(
    (spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`,
  )
  const has = (column: string) =>
    sql<boolean>`(${sql.join(
      patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
      sql` or `,
    )})`
  const leads = await db
    .selectFrom('leads')
    .select('reference')
    .where(({ or, eb, selectFrom }) =>
      or([
        has('fields'),
        eb('id', 'in', selectFrom('notes').select('lead_id').where(has('text'))),
        eb('id', 'in', selectFrom('messages').select('lead_id').where(has('text'))),
        eb('id', 'in', selectFrom('messages').select('lead_id').where(has('subject'))),
        eb('id', 'in', selectFrom('presence').select('lead_id').where(has('draft'))),
      ]),
    )
    .orderBy('received_at')
    .execute()
  return leads.map(({ reference }) => reference)
}

const isUnwanted =
  (instant: number): Which =>
  (eb) =>
    eb.or([
      eb('spam_at', '<', instant),
      eb.and([
        eb('quarantine', 'is not', null),
        eb('released_at', 'is', null),
        eb('spam_at', 'is', null),
        eb('received_at', '<', instant),
      ]),
    ])

async function forgetPresence(trx: Kysely<Tables>, seen: number, draft: number) {
  await trx
    .deleteFrom('presence')
    .where('seen_at', '<', seen)
    .where(({ or, eb }) => or([eb('draft', 'is', null), eb('seen_at', '<', draft)]))
    .execute()
  // The stored publication may contain private or unpublished texts.
  await trx.deleteFrom('publishing').where('until', '<', seen).execute()
}
