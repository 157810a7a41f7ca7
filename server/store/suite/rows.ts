import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type MovedTable, movedTables } from '../desk/moving.ts'
import type { Tables } from '../engine/tables.ts'
import type { Store } from '../store.ts'

export async function rowsOf<T extends MovedTable>(
  store: Store,
  table: T,
): Promise<Selectable<Tables[T]>[]> {
  const rows = (await Array.fromAsync(store.moving.readTable(table))).flat()
  // SQLite returns Uint8Array where PostgreSQL returns Buffer; collations differ.
  const isBytes = (value: unknown) => value instanceof Uint8Array
  return rows
    .map((row) => {
      const values = Object.entries(row as object)
      return Object.fromEntries(
        values.map(([name, value]) => [name, isBytes(value) ? Buffer.from(value) : value]),
      ) as Selectable<Tables[T]>
    })
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

/** Returns the last lines of the journal, newest first. */
export async function newestLines({ moving }: Pick<Store, 'moving'>, most: number) {
  const lines = (await Array.fromAsync(moving.readTable('journal'))).flat()
  return lines.slice(-most).reverse()
}

export async function changeRow(
  store: Store,
  id: string,
  changes: Partial<Selectable<Tables['leads']>>,
) {
  const lead = (await rowsOf(store, 'leads')).find((row) => row.id === id)
  if (!lead) throw new Error(`No lead has the id ${id}`)
  await store.moving.putRows('leads', [{ ...lead, ...changes, version: lead.version + 1 }])
}

export async function addNote(store: Store, leadId: string, text: string, at: number) {
  const note = { id: randomUUID(), lead_id: leadId, at, person_id: null, author: 'Nina', text }
  await store.moving.putRows('notes', [note])
}

export async function everythingOf(store: Store) {
  const tables = await Promise.all(
    movedTables.map(async (table) => [table, await rowsOf(store, table)] as const),
  )
  return {
    ...(Object.fromEntries(tables) as Record<MovedTable, object[]>),
    journal_head: await store.moving.journalHead(),
  }
}
