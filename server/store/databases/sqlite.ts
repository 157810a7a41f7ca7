import { existsSync, statSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Kysely, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StoreUnavailable } from '../engine/faults.ts'
import type { Tables } from '../engine/tables.ts'
import type { Store } from '../store.ts'
import { groupCommits } from './group-commit.ts'
import { isFromNewer, migrations, newerWords } from './migrations.ts'
import { createSqlStore } from './sql-store.ts'
import { databaseFile, giveToOwner, makeFolder, primaryCode, resultCodes } from './sqlite-file.ts'

/** Bytes: several times the largest lead, in the log and in the file. */
const leastRoom = 256 * 1024

/**
 * Leads in one file, `leads.sqlite`, for one machine. Several processes may open it at once.
 *
 * Nothing is opened before the first use, and what failed is opened anew at the next: a full disk
 * or a missing folder is an outage that ends by itself, not a reason to stop the site.
 *
 * @param directory folder of the database, made when missing
 * @param lockTimeout milliseconds that another process may hold the file before the store says
 *   that it is unavailable
 * @param file the database in that folder, when it has another name
 */
export function createSqliteStore(
  directory: string,
  lockTimeout = 5_000,
  file = databaseFile(directory),
): Store {
  const store = createSqlStore({
    open: () => open(file),
    isOutage,
    // A lock is somebody's short transaction; any other failure may be the file itself.
    isPassing: isBusy,
    retryTimeout: lockTimeout,
    isWorthReopening: (error) => !isBusy(error),
    skipsLocked: false,
    // Whoever writes has the whole file to itself.
    queueUp: async () => {},
    forgetErased: (db) => forgetErased(db, lockTimeout),
  })
  return {
    ...store,
    async health(now) {
      await store.health(now)
      const { bavail, bsize } = await statfs(directory)
      if (bavail * bsize < leastRoom) {
        throw new StoreUnavailable(`${bavail * bsize} bytes are left on the disk of ${directory}`)
      }
    },
  }
}

async function open(file: string) {
  makeFolder(dirname(file))
  if (!existsSync(file)) {
    // For nobody else to read; SQLite gives the files beside it the same. Nothing when another was faster.
    writeFileSync(file, '', { flag: 'a', mode: 0o600 })
    giveToOwner(file)
  }
  const database = new DatabaseSync(file, {
    // SQLite would wait for a lock with the whole process: the store waits for it between tries.
    timeout: 0,
    enableForeignKeyConstraints: true,
  })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    database.exec('PRAGMA secure_delete = ON')
  } catch (error) {
    database.close()
    throw error
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database, file) }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, transact: groupCommits(db, isOutage) }
}

/** Statements kept ready; all that the store asks every day are fewer. */
const mostPrepared = 50

/** `node:sqlite` as Kysely's dialect expects a database: parameters in one array. */
export function adapt(database: DatabaseSync, file: string) {
  const prepared = new Map<string, SqliteStatement>()
  const { ino } = statSync(file)
  return {
    close: () => database.close(),
    prepare(query: string): SqliteStatement {
      // Deleted or replaced while open, the file would take writes that nobody can ever read. A
      // transaction is looked at when it is about to count.
      const mayCount = query === 'commit' || !database.isTransaction
      if (mayCount && statSync(file).ino !== ino) throw new FileFault(`${file} was replaced`)
      // A full disk makes SQLite roll back by itself; the complaint of a second rollback would hide why.
      if (query === 'rollback' && !database.isTransaction) return nothing
      const statement = prepared.get(query) ?? adaptStatement(database.prepare(query))
      // The one used last stands last. A list of values makes a query of its own for each length.
      prepared.delete(query)
      prepared.set(query, statement)
      const [oldest = ''] = prepared.keys()
      if (prepared.size > mostPrepared) prepared.delete(oldest)
      return statement
    },
  }
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  *iterate() {},
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

async function migrate(db: Kysely<Tables>) {
  await db.connection().execute(async (connection) => {
    // The write lock first: server and command may both be the first to open the file.
    await sql`begin immediate`.execute(connection)
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
    })
    const { error } = await migrator.migrateToLatest()
    if (error) {
      await sql`rollback`.execute(connection)
      throw isFromNewer(error) ? new FileFault(newerWords) : error
    }
    await sql`commit`.execute(connection)
  })
}

/**
 * Rewrites the file without the pages that once held erased rows, then empties the write-ahead
 * log: `secure_delete` alone leaves what a page split had copied elsewhere.
 *
 * @param timeout milliseconds that others may keep the log busy: a server under load writes it back
 *   again and again, and SQLite does not wait for that by itself
 */
async function forgetErased(db: Kysely<Tables>, timeout: number) {
  await sql`vacuum`.execute(db)
  for (const deadline = performance.now() + timeout; ; await setTimeout(20)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (!rows[0]?.busy) return
    if (performance.now() > deadline) throw new FileFault('The write-ahead log stays in use')
  }
}

/** What SQLite itself does not see, or does not call an error. */
class FileFault extends Error {}

function isBusy(error: unknown): boolean {
  return primaryCode(error) === resultCodes.busy
}

/** Whether SQLite or the file system refused, as opposed to a mistake in our own code. */
function isOutage(error: unknown): boolean {
  const code = primaryCode(error)
  if (code !== undefined) return code !== resultCodes.constraint
  return error instanceof FileFault || typeof (error as NodeJS.ErrnoException)?.errno === 'number'
}
