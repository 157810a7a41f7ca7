import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { JournalAction, Tables } from '../engine/tables.ts'
import { createJournalPages, siteActor } from './journal-pages.ts'

export interface JournalEntry {
  /** Milliseconds since 1970. */
  at: number
  person: { id: string; name: string } | null
  action: JournalAction
  object: string
}

export interface JournalLine {
  seq: number
  at: number
  personId: string | null
  actor: string
  action: JournalAction
  object: string
}

/** Call it last in the transaction of the act, because it blocks other writers until the commit. */
export async function addToJournal(trx: Kysely<Tables>, entry: JournalEntry): Promise<void> {
  const head = await trx
    .updateTable('journal_head')
    .set(({ eb }) => ({ seq: eb('seq', '+', 1) }))
    .where('id', '=', 1)
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
  const line = {
    seq: head.seq,
    at: entry.at,
    person_id: entry.person?.id ?? null,
    // Normalised as the database stores it, because a lone surrogate would not match its hash.
    actor: (entry.person?.name ?? siteActor).toWellFormed(),
    action: entry.action,
    object: entry.object.toWellFormed(),
  }
  const hash = hashOf(head.hash, line)
  await trx
    .insertInto('journal')
    .values({ ...line, hash })
    .execute()
  await trx.updateTable('journal_head').set({ hash }).where('id', '=', 1).execute()
}

/** Lines per batch. */
const portion = 1_000

/** The append-only journal; the database refuses updates and deletes. */
export function createJournal(access: Access) {
  const { read, transact } = access
  return {
    ...createJournalPages(access),
    add: (entry: JournalEntry) => transact((trx) => addToJournal(trx, entry)),
    about: (object: string): Promise<JournalLine[]> =>
      read((db) =>
        db
          .selectFrom('journal')
          .select(['seq', 'at', 'person_id as personId', 'actor', 'action', 'object'])
          .where('object', '=', object)
          .orderBy('seq')
          .execute(),
      ),
    async firstForged() {
      let previous = { seq: 0, hash: '' }
      for (;;) {
        const rows = await read((db) =>
          db
            .selectFrom('journal')
            .selectAll()
            .where('seq', '>', previous.seq)
            .orderBy('seq')
            .limit(portion)
            .execute(),
        )
        for (const { hash, ...line } of rows) {
          const isNext = line.seq === previous.seq + 1
          if (!isNext || hash !== hashOf(previous.hash, line)) return line.seq
          previous = { seq: line.seq, hash }
        }
        if (rows.length < portion) break
      }
      const head = await read((db) =>
        db.selectFrom('journal_head').selectAll().executeTakeFirstOrThrow(),
      )
      return head.seq === previous.seq && head.hash === previous.hash ? undefined : head.seq
    },
  }
}

function hashOf(previous: string, line: Omit<Tables['journal'], 'hash'>): string {
  const { seq, at, person_id, actor, action, object } = line
  const content = JSON.stringify([previous, seq, at, person_id, actor, action, object])
  return createHash('sha256').update(content).digest('hex')
}
