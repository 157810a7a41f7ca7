import { type Kysely, type Selectable, sql } from 'kysely'
import type { Access } from '../engine/engine.ts'
import type { Tables } from '../engine/tables.ts'
import { indexLeads, isPostgres } from '../search/search.ts'

/**
 * Moved tables with their keys, referenced tables first. Sessions and challenges are left out, because people
 * sign in again; the state of a publication is short-lived; the search index is rebuilt.
 */
const moved = {
  people: ['id'],
  passkeys: ['id'],
  invitations: ['id'],
  leads: ['id'],
  notes: ['id'],
  messages: ['id'],
  presence: ['lead_id', 'person_id'],
  deliveries: ['id'],
  attempts: ['id'],
  follow_links: ['secret_hash'],
  former_emails: ['id'],
  quotes: ['id'],
  quote_versions: ['quote_id', 'version'],
  quote_numbers: ['seller', 'year'],
  journal: ['seq'],
  page_views: ['day', 'page'],
  content_revisions: ['id'],
  publications: ['number'],
  publication_revisions: ['publication', 'revision'],
  content_drafts: ['document', 'field'],
  content_pictures: ['id'],
} as const satisfies { [T in keyof Tables]?: readonly (keyof Tables[T])[] }

export type MovedTable = keyof typeof moved
export const movedTables = Object.keys(moved) as MovedTable[]

type Row<T extends MovedTable> = Selectable<Tables[T]>

const portions: Partial<Record<MovedTable, number>> = { quote_versions: 50, content_pictures: 10 }

const portionOf = (table: MovedTable) => portions[table] ?? 500

function createTableReader({ read }: Access) {
  return {
    async *readTable<T extends MovedTable>(table: T) {
      const portion = portionOf(table)
      for (let offset = 0; ; offset += portion) {
        const rows = await read((db) => readPortion(db, table, offset, portion))
        if (rows.length > 0) yield rows
        if (rows.length < portion) return
      }
    },

    journalHead: () =>
      read((db) => db.selectFrom('journal_head').select(['seq', 'hash']).executeTakeFirstOrThrow()),
  }
}

type TableReader = ReturnType<typeof createTableReader>

export function createMoving(access: Access) {
  const { read, transact } = access
  return {
    ...createTableReader(access),

    async hashOfLine(seq: number) {
      if (seq === 0) return ''
      const line = await read((db) =>
        db.selectFrom('journal').select('hash').where('seq', '=', seq).executeTakeFirst(),
      )
      return line?.hash
    },

    putRows: <T extends MovedTable>(table: T, rows: readonly Row<T>[]) =>
      transact(async (trx) => {
        const portion = portionOf(table)
        for (let start = 0; start < rows.length; start += portion) {
          await replace(trx, table, rows.slice(start, start + portion))
        }
        await index(trx, table, rows)
      }),

    /**
     * @returns numbers of requests and quotes, or `not empty` with nothing changed when this store has any row
     */
    takeOver: (source: TableReader) =>
      transact(async (trx) => {
        // Writes first, because a SQLite transaction that starts with a read may be refused its write.
        await trx.updateTable('journal_head').set({ id: 1 }).execute()
        for (const table of movedTables) {
          const rows = await readPortion(trx, table, 0, 1)
          if (rows.length > 0) return 'not empty'
        }
        const counts = { leads: 0, quotes: 0 }
        for (const table of movedTables) {
          for await (const rows of source.readTable(table)) {
            await insert(trx, table, rows).execute()
            if (table === 'leads' || table === 'quotes') counts[table] += rows.length
          }
        }
        await trx
          .updateTable('journal_head')
          .set(await source.journalHead())
          .execute()
        for await (const rows of source.readTable('leads')) await index(trx, 'leads', rows)
        return counts
      }),

    /**
     * Refreshes PostgreSQL's statistics after a large import. PostgreSQL itself refreshes them a minute
     * later; until then it plans for empty tables, and a search takes five times as long. SQLite needs none.
     */
    async refreshStatistics() {
      await transact(async (trx) => {
        if (isPostgres(trx)) await sql`analyze`.execute(trx)
      })
    },
  }
}

/** Kysely cannot type a union of table names, so the code treats each as `leads`. */
const any = (table: MovedTable) => table as 'leads'

function readPortion<T extends MovedTable>(
  db: Kysely<Tables>,
  table: T,
  offset: number,
  limit: number,
): Promise<Row<T>[]> {
  let query = db.selectFrom(any(table)).selectAll().limit(limit).offset(offset)
  for (const column of moved[table]) query = query.orderBy(column as 'id')
  return query.execute() as unknown as Promise<Row<T>[]>
}

function insert<T extends MovedTable>(trx: Kysely<Tables>, table: T, rows: readonly Row<T>[]) {
  return trx.insertInto(any(table)).values(rows as readonly object[] as Row<'leads'>[])
}

async function replace<T extends MovedTable>(
  trx: Kysely<Tables>,
  table: T,
  rows: readonly Row<T>[],
) {
  const columns = Object.keys(rows[0] ?? {}) as 'id'[]
  await insert(trx, table, rows)
    .onConflict((conflict) =>
      conflict
        .columns(moved[table] as readonly string[] as 'id'[])
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
        ),
    )
    .execute()
}

async function index<T extends MovedTable>(trx: Kysely<Tables>, table: T, rows: readonly Row<T>[]) {
  const key = { leads: 'id', notes: 'lead_id', messages: 'lead_id' }[table as string]
  if (key === undefined) return
  const ids = [...new Set(rows.map((row) => (row as Record<string, unknown>)[key] as string))]
  for (let start = 0; start < ids.length; start += 500) {
    await indexLeads(trx, ids.slice(start, start + 500))
  }
}
