import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** `UPDATE` locks the rows until the commit. */
export function lockLeads(trx: Kysely<Tables>) {
  return trx.updateTable('leads').set(({ ref }) => ({ version: ref('version') }))
}

export async function hasRow(
  db: Kysely<Tables>,
  table: 'leads' | 'quotes',
  id: string,
): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** PostgreSQL rejects an empty list. */
export const some = (values: readonly string[]) => (values.length > 0 ? values : [''])
