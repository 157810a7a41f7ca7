import type { Kysely } from 'kysely'
import type { Engine } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'

/** Locks the drafts of a document until the commit. */
export async function queueForDrafts(
  trx: Kysely<Tables>,
  { queueUp }: Pick<Engine, 'queueUp'>,
  documents: readonly string[],
) {
  // An update takes SQLite's write lock even if it matches no row.
  await trx.updateTable('content_drafts').set({ version: 0 }).where('document', '=', '').execute()
  await queueUp(trx, documents.map((document) => `content ${document}`).sort())
}

export async function lastNumber(db: Kysely<Tables>): Promise<number> {
  const { last } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}
