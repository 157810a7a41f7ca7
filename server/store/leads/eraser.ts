import type { ExpressionBuilder, Kysely } from 'kysely'
import { addressKey } from '../engine/address-key.ts'
import type { Access, Engine } from '../engine/engine.ts'
import { StoreUnavailable } from '../engine/faults.ts'
import type { Tables } from '../engine/tables.ts'
import { addToJournal } from '../people/journal.ts'
import { eraseQuotes } from '../quotes/contracts.ts'
import { pageSize } from './lead-rows.ts'
import type { Act, Erased, LeadsStore } from './leads-store.ts'

/** The part of a store that removes for good. */
type Eraser = Pick<
  LeadsStore,
  'eraseAddress' | 'eraseBefore' | 'eraseUnwanted' | 'hasUnwanted' | 'forgetPresence'
>

type Which = (eb: ExpressionBuilder<Tables, 'leads'>) => ReturnType<typeof eb.and>

const belongings = ['deliveries', 'notes', 'messages', 'presence', 'follow_links'] as const

function nothing(): Omit<Erased, 'tracesLeft'> {
  const counts = { deliveries: 0, attempts: 0, notes: 0, messages: 0, quotes: 0 }
  return { references: [], ...counts, contracts: [] }
}

/** How the journal tells an erasure: each lead, or how many they were. */
type Telling = 'each' | 'count'

export function createEraser({ use, read, transact }: Access, engine: Engine): Eraser {
  /** Removes some of these leads, oldest first, with all that belongs to them. */
  function erasePortion(which: Which, { person, at }: Act, telling: Telling) {
    return transact(async (trx): Promise<Omit<Erased, 'tracesLeft'>> => {
      // Written to first: what people and clients do about these waits, and finds them gone.
      const locked = await trx
        .updateTable('leads')
        .set(({ ref }) => ({ version: ref('version') }))
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
      const ids = locked.map(({ id }) => id)
      if (ids.length === 0) return nothing()
      const quotes = await eraseQuotes(trx, ids, at)
      const attempts = await trx
        .deleteFrom('attempts')
        .where(
          'delivery_id',
          'in',
          trx.selectFrom('deliveries').select('id').where('lead_id', 'in', ids),
        )
        .executeTakeFirst()
      const removed = { deliveries: 0, notes: 0, messages: 0, presence: 0, follow_links: 0 }
      for (const table of belongings) {
        const { numDeletedRows } = await trx
          .deleteFrom(table)
          .where('lead_id', 'in', ids)
          .executeTakeFirst()
        removed[table] = Number(numDeletedRows)
      }
      // The words by which they are found go with them.
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
      const { deliveries, notes, messages } = removed
      const counts = { deliveries, attempts: Number(attempts.numDeletedRows), notes, messages }
      return { references, ...counts, ...quotes }
    })
  }

  async function erase(which: Which, act: Act, telling: Telling): Promise<Erased> {
    const erased = nothing()
    for (let isMore = true; isMore; ) {
      const portion = await erasePortion(which, act, telling)
      for (const reference of portion.references) erased.references.push(reference)
      erased.deliveries += portion.deliveries
      erased.attempts += portion.attempts
      erased.notes += portion.notes
      erased.messages += portion.messages
      erased.quotes += portion.quotes
      erased.contracts.push(...portion.contracts)
      isMore = portion.references.length === pageSize
    }
    // The rows are gone whatever happens now: said even when their traces must wait.
    const tracesLeft = await use(({ db }) => engine.forgetErased(db)).then(
      () => false,
      (error) => {
        if (error instanceof StoreUnavailable) return true
        throw error
      },
    )
    return { ...erased, tracesLeft }
  }

  return {
    eraseAddress(address, act) {
      const key = addressKey(address)
      return erase((eb) => eb.and([eb('address', '=', key)]), act, 'each')
    },

    eraseBefore: (instant, act) =>
      erase((eb) => eb.and([eb('received_at', '<', instant)]), act, 'count'),

    eraseUnwanted: (instant, act) => erase(isUnwanted(instant), act, 'count'),

    async hasUnwanted(instant) {
      const found = await read((db) =>
        db.selectFrom('leads').select('id').where(isUnwanted(instant)).limit(1).executeTakeFirst(),
      )
      return found !== undefined
    },

    async forgetPresence({ seen, draft }) {
      await transact((trx) => forgetPresence(trx, seen, draft))
    },
  }
}

/** Doubted, and nobody decided; or called spam by a person. */
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
}
