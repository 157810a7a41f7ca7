import { type Selectable, sql } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { createQuotesMoving, type QuotesMoving } from '../quotes/quotes-moving.ts'
import { isPostgres } from '../search/search.ts'

/** People as the tables hold them, with what lets them in. */
export interface PeopleRows {
  people: Selectable<Tables['people']>[]
  passkeys: Selectable<Tables['passkeys']>[]
  /** Not yet used. */
  invitations: Selectable<Tables['invitations']>[]
}

type JournalRow = Selectable<Tables['journal']>
type JournalHead = Pick<JournalRow, 'seq' | 'hash'>

/**
 * What of the desk moves to another store beside the leads. Sessions, challenges and presence do not:
 * people sign in again.
 */
export interface MovingStore extends QuotesMoving {
  readPeople(): Promise<PeopleRows>
  /**
   * Adds people who are not there yet, by their address. Somebody who is there already stays as they
   * are, with the keys that they have here: a key that was taken from them does not come back.
   *
   * @returns the id that each has here, by the one they came with
   */
  addPeople(rows: PeopleRows): Promise<Map<string, string>>
  journalHead(): Promise<JournalHead>
  /** The hash of a line, or undefined when there is no such line; `''` before the first. */
  hashOfLine(seq: number): Promise<string | undefined>
  /** Lines that follow one, oldest first, some hundreds at a time. */
  readJournal(after: number): Promise<JournalRow[]>
  /**
   * Adds lines to the end of the journal, as they are.
   *
   * @returns false, with nothing changed, when the last line here is not the one they follow
   */
  continueJournal(head: JournalHead, lines: readonly JournalRow[]): Promise<boolean>
  readPageViews(): Promise<Selectable<Tables['page_views']>[]>
  /** Of two counts of one page on one day, the greater one stays: what comes twice is counted once. */
  mergePageViews(rows: readonly Selectable<Tables['page_views']>[]): Promise<void>
  /**
   * Has PostgreSQL gather its statistics after many rows came, which it does by itself only a minute
   * later: until then it plans as for empty tables, and a search takes five times as long. SQLite needs
   * none.
   */
  refreshStatistics(): Promise<void>
}

/** Rows read or written at once. */
const portion = 500

export function createMoving(access: Access): MovingStore {
  const { read, transact } = access
  return {
    ...createQuotesMoving(access),

    readPeople: () =>
      read(async (db) => ({
        people: await db.selectFrom('people').selectAll().execute(),
        passkeys: await db.selectFrom('passkeys').selectAll().execute(),
        invitations: await db
          .selectFrom('invitations')
          .selectAll()
          .where('used_at', 'is', null)
          .execute(),
      })),

    addPeople: ({ people, passkeys, invitations }) =>
      transact(async (trx) => {
        const ids = new Map<string, string>()
        const added = new Set<string>()
        for (const person of people) {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('people')
            .values(person)
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
          if (numInsertedOrUpdatedRows) added.add(person.id)
          const here = await trx
            .selectFrom('people')
            .select('id')
            .where('email', '=', person.email)
            .executeTakeFirst()
          ids.set(person.id, here?.id ?? person.id)
        }
        for (const key of passkeys.filter(({ person_id }) => added.has(person_id))) {
          await trx
            .insertInto('passkeys')
            .values(key)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        for (const invitation of invitations.filter(({ person_id }) => added.has(person_id))) {
          const { invited_by } = invitation
          await trx
            .insertInto('invitations')
            .values({ ...invitation, invited_by: invited_by && (ids.get(invited_by) ?? null) })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        return ids
      }),

    journalHead: () =>
      read((db) => db.selectFrom('journal_head').select(['seq', 'hash']).executeTakeFirstOrThrow()),

    async hashOfLine(seq) {
      if (seq === 0) return ''
      const line = await read((db) =>
        db.selectFrom('journal').select('hash').where('seq', '=', seq).executeTakeFirst(),
      )
      return line?.hash
    },

    readJournal: (after) =>
      read((db) =>
        db
          .selectFrom('journal')
          .selectAll()
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(portion)
          .execute(),
      ),

    continueJournal: (head, lines) =>
      transact(async (trx) => {
        const last = lines.at(-1)
        if (!last) return true
        const { numUpdatedRows } = await trx
          .updateTable('journal_head')
          .set({ seq: last.seq, hash: last.hash })
          .where('id', '=', 1)
          .where('seq', '=', head.seq)
          .where('hash', '=', head.hash)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await trx
          .insertInto('journal')
          .values([...lines])
          .execute()
        return true
      }),

    readPageViews: () => read((db) => db.selectFrom('page_views').selectAll().execute()),

    async mergePageViews(rows) {
      await transact(async (trx) => {
        for (let start = 0; start < rows.length; start += portion) {
          await trx
            .insertInto('page_views')
            .values(rows.slice(start, start + portion))
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'page'])
                .doUpdateSet(({ ref }) => ({ count: ref('excluded.count') }))
                .where(({ eb, ref }) => eb('page_views.count', '<', ref('excluded.count'))),
            )
            .execute()
        }
      })
    },

    async refreshStatistics() {
      await transact(async (trx) => {
        if (isPostgres(trx)) await sql`analyze`.execute(trx)
      })
    },
  }
}
