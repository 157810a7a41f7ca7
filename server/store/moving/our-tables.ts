import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../databases/migrations.ts'
import { adapt } from '../databases/sqlite.ts'
import { primaryCode, resultCodes } from '../databases/sqlite-file.ts'

const lockTimeout = 5_000

/**
 * Triggers and views of a foreign file would run with the site's queries, so only those of our migrations
 * are accepted. A value of another type than its column's, or of hundreds of megabytes, would break every
 * page that shows it.
 */
export async function findStranger(file: string): Promise<'foreign' | 'newer' | undefined> {
  using database = new DatabaseSync(file, { timeout: lockTimeout, readOnly: true })
  try {
    const schema = schemaOf(database)
    if (!schema.has('table kysely_migration')) return 'foreign'
    const steps = database.prepare('SELECT name FROM kysely_migration').all()
    const names = steps.map(({ name }) => String(name))
    if (names.some((name) => !Object.hasOwn(migrations, name))) return 'newer'
    const made = await schemaAfter(names, file)
    const isSame =
      made.size === schema.size && [...made].every(([what, text]) => schema.get(what) === text)
    return isSame && !hasOddValue(database) ? undefined : 'foreign'
  } catch (error) {
    if (primaryCode(error) === resultCodes.notADatabase) return 'foreign'
    throw error
  }
}

async function schemaAfter(names: readonly string[], file: string): Promise<Map<string, string>> {
  const empty = new DatabaseSync(':memory:')
  const db = new Kysely({ dialect: new SqliteDialect({ database: adapt(empty, file) }) })
  try {
    const known = Object.entries(migrations).filter(([name]) => names.includes(name))
    const provider = { getMigrations: async () => Object.fromEntries(known) }
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    if (error) throw error
    return schemaOf(empty)
  } finally {
    await db.destroy()
  }
}

/**
 * Returns tables by name, because SQLite rewrites their definitions with new columns, and the SQL of triggers
 * and views. Plain indexes may differ, because an operator may have added one.
 */
function schemaOf(database: DatabaseSync): Map<string, string> {
  const rows = database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema').all()
  return new Map(
    rows
      .filter(({ sql }) => sql !== null && !/^create index/i.test(String(sql)))
      // SQLite's statistics.
      .filter(({ type, name }) => type !== 'table' || !String(name).startsWith('sqlite_'))
      .map(({ type, name, tbl_name, sql }) => [
        `${type} ${name}`,
        /^create table/i.test(String(sql)) ? '' : `${tbl_name} ${sql}`,
      ]),
  )
}

const kinds: Record<string, string> = { text: 'text', bigint: 'integer', integer: 'integer' }

/** Bytes of a value: far above any form, post or PDF, and small enough for a list. */
const largestValue = 16 * 1024 * 1024

/** A form's answers must be an object of texts. */
const oddAnswers = `SELECT 1 FROM leads WHERE NOT json_valid(fields) OR json_type(fields) <> 'object'
  OR EXISTS (SELECT 1 FROM json_each(fields) WHERE type <> 'text' OR key = '__proto__')`

function hasOddValue(database: DatabaseSync): boolean {
  const columns = database
    .prepare(
      `SELECT tables.name AS "table", columns.name AS name, lower(columns.type) AS type
      FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table'`,
    )
    .all()
  return [
    // Lengths first, because the other checks read whole values.
    ...columns.map(
      ({ table, name }) =>
        `SELECT 1 FROM "${table}" WHERE octet_length("${name}") > ${largestValue}`,
    ),
    ...columns
      .filter(({ type }) => Object.hasOwn(kinds, String(type)))
      .map(
        ({ table, name, type }) => `SELECT 1 FROM "${table}" WHERE "${name}" IS NOT NULL AND
          (typeof("${name}") <> '${kinds[String(type)]}'
          OR typeof("${name}") = 'integer' AND "${name}" NOT BETWEEN -9007199254740991 AND 9007199254740991)`,
      ),
    oddAnswers,
  ].some((query) => database.prepare(`${query} LIMIT 1`).get() !== undefined)
}
