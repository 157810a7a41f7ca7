import {
  accessSync,
  constants,
  existsSync,
  type StatsFs,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Kysely, SqliteDialect, type SqliteStatement, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { StoreUnavailable } from '../engine/faults.ts'
import type { Tables } from '../engine/tables.ts'
import { createSqlStore, type Store } from '../store.ts'
import { groupCommits } from './group-commit.ts'
import { isFromNewer, migrations, newerWords } from './migrations.ts'
import { databaseFile, giveToOwner, makeFolder, primaryCode, resultCodes } from './sqlite-file.ts'

/** Bytes: room for several of the largest leads, in the write-ahead log and in the file. */
const leastRoom = 256 * 1024

/**
 * Creates a store for one machine, whose file several processes may open. The store reopens the file after a
 * failure, so a full disk or a missing folder is a temporary outage. It creates the file once at most: where a disk
 * was unmounted, a second one would be hidden as soon as the disk is back.
 *
 * @param lockTimeout milliseconds to wait for another process's lock
 */
export function createSqliteStore(
  directory: string,
  lockTimeout = 5_000,
  file = databaseFile(directory),
): Store {
  let wasOpen = false
  const store = createSqlStore({
    async open() {
      if (!wasOpen) createFile(file)
      else if (!existsSync(file)) throw new FileFault(`${file} is gone; ${waysBack}`)
      const connection = await open(file)
      wasOpen = true
      return connection
    },
    isOutage,
    // A locked file only needs a retry; after any other failure it is opened again.
    isTransient: isBusy,
    retryTimeout: lockTimeout,
    isWorthReopening: (error) => !isBusy(error),
    hintFor: (error) => hintFor(error, () => statfsSync(directory)),
    skipsLocked: false,
    // A SQLite writer locks the whole file.
    queueUp: async () => {},
    forgetErased: (db) => forgetErased(db, lockTimeout),
  })
  return {
    ...store,
    async health(now) {
      await store.health(now)
      // The write succeeded, so a file system that cannot count its blocks is no fault.
      const room = roomIn(await statfs(directory).catch(() => undefined))
      if (room < leastRoom) {
        throw new StoreUnavailable(`${room} bytes are left on the disk of ${directory}`)
      }
    },
  }
}

/** Returns the free bytes of a file system; one without a size, as some of networks and memory, has no limit. */
export function roomIn(
  disk: { blocks: number; bavail: number; bsize: number } | undefined,
): number {
  return disk && disk.blocks > 0 ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY
}

/** Returns the cause that SQLite omits when it cannot create the two files beside its database. */
export function hintFor(error: unknown, diskOf: () => Pick<StatsFs, 'files' | 'ffree'>) {
  if (primaryCode(error) !== resultCodes.cannotOpen) return undefined
  try {
    const { files, ffree } = diskOf()
    // 0 files: a file system without a limit.
    return files > 0 && ffree === 0
      ? 'its disk has no room for another file, whatever its free bytes (df -i)'
      : undefined
  } catch {
    return undefined
  }
}

const waysBack = 'bring it or its disk back, or restart to begin an empty database'

/** Leaves an existing file unchanged. */
function createFile(file: string) {
  makeFolder(dirname(file))
  if (existsSync(file)) return
  // Readable for its owner only; SQLite gives its other files the same mode.
  writeFileSync(file, '', { flag: 'a', mode: 0o600 })
  giveToOwner(file)
}

/**
 * Returns the folder of the database if SQLite can write no temporary file elsewhere, as in a read-only container,
 * where it would say « disk I/O error ». The others are those of https://www.sqlite.org/tempfiles.html.
 */
export function temporaryFolderFor(file: string, canWrite = isWritable): string | undefined {
  const folders = [
    process.env.SQLITE_TMPDIR,
    process.env.TMPDIR,
    '/var/tmp',
    '/usr/tmp',
    '/tmp',
    '.',
  ]
  return folders.some((folder) => folder && canWrite(folder)) ? undefined : dirname(file)
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

async function open(file: string) {
  const folder = temporaryFolderFor(file)
  if (folder) process.env.SQLITE_TMPDIR = folder
  const database = new DatabaseSync(file, {
    // SQLite would block the process during a lock; the store waits between attempts instead.
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

const mostPrepared = 50

export function adapt(database: DatabaseSync, file: string) {
  const prepared = new Map<string, SqliteStatement>()
  const { ino, dev } = statSync(file)
  return {
    close: () => database.close(),
    prepare(query: string): SqliteStatement {
      // A file deleted or replaced while open would accept writes that nobody can read. A transaction is
      // checked before its commit.
      const mayCount = query === 'commit' || !database.isTransaction
      if (mayCount) {
        const now = statSync(file)
        if (now.ino !== ino || now.dev !== dev) throw new FileFault(`${file} was replaced`)
      }
      // A full disk makes SQLite roll back by itself; a second rollback's error would hide the cause.
      if (query === 'rollback' && !database.isTransaction) return nothing
      const statement = prepared.get(query) ?? adaptStatement(database.prepare(query))
      // Moves the statement to the end, because the least recently used one is dropped first.
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

const migratorOf = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Returns whether the tables are of this version; a command then reads them while the server writes. */
async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const known = await migratorOf(db).getMigrations()
  if (known.some(({ executedAt }) => executedAt === undefined)) return false
  const { rows } = await sql<{ all: number }>`select count(*) as "all"
    from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows[0]?.all === known.length
}

async function migrate(db: Kysely<Tables>) {
  if (await isMigrated(db)) return
  await db.connection().execute(async (connection) => {
    // Takes the write lock first, because server and command may both open the file first.
    await sql`begin immediate`.execute(connection)
    const { error } = await migratorOf(connection).migrateToLatest()
    if (error) {
      await sql`rollback`.execute(connection)
      throw isFromNewer(error) ? new FileFault(newerWords) : error
    }
    await sql`commit`.execute(connection)
  })
}

/**
 * Rewrites the file without erased pages, then empties the write-ahead log: `secure_delete` alone leaves
 * copies from page splits.
 *
 * @param timeout milliseconds to retry while other processes use the log, because SQLite does not wait for them
 */
async function forgetErased(db: Kysely<Tables>, timeout: number) {
  await sql`vacuum`.execute(db)
  for (const deadline = performance.now() + timeout; ; await setTimeout(20)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (!rows[0]?.busy) return
    if (performance.now() > deadline) throw new FileFault('The write-ahead log stays in use')
  }
}

/** A failure of the file that SQLite does not report. */
class FileFault extends Error {}

function isBusy(error: unknown): boolean {
  return primaryCode(error) === resultCodes.busy
}

function isOutage(error: unknown): boolean {
  const code = primaryCode(error)
  if (code !== undefined) return code !== resultCodes.constraint
  return error instanceof FileFault || typeof (error as NodeJS.ErrnoException)?.errno === 'number'
}
