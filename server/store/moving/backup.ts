import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import {
  databaseFile,
  giveToOwner,
  makeFolder,
  primaryCode,
  resultCodes,
} from '../databases/sqlite-file.ts'
import { findStranger } from './our-tables.ts'

/** Copies all pages at once, so that the copy is of one instant. */
const allPages = 2 ** 31 - 1

/** Milliseconds to wait for another process's lock. */
const lockTimeout = 5_000

export type Backup =
  | { ok: true; leads: number }
  | { ok: false; fault: 'no database' | 'exists' | 'damaged' }

export type Restoration =
  | {
      ok: true
      leads: number
      aside: string | undefined
    }
  | { ok: false; fault: 'no backup' | 'damaged' | 'foreign' | 'newer' | 'in use' }

/** @param target a new file, which appears once it is complete, checked and on disk */
export async function backUp(directory: string, target: string): Promise<Backup> {
  const file = databaseFile(directory)
  if (!existsSync(file)) return { ok: false, fault: 'no database' }
  if (existsSync(target)) return { ok: false, fault: 'exists' }
  const partial = `${target}.partial`
  return removedAtEnd(partial, async () => {
    const copied = await copy(file, partial)
    if (!copied.ok) return { ok: false, fault: 'damaged' }
    moveForGood(partial, target)
    return copied
  })
}

/**
 * Restores a backup and renames the former database. People and keys are restored; sessions and open
 * invitations are not.
 *
 * @param directory folder of the database, created when missing; no process may use it
 * @param source a file made by `backUp`, or any SQLite copy of this database
 */
export async function restore(
  directory: string,
  source: string,
  now: number,
): Promise<Restoration> {
  if (!existsSync(source)) return { ok: false, fault: 'no backup' }
  makeFolder(directory)
  const file = databaseFile(directory)
  const incoming = `${file}.incoming`
  return removedAtEnd(incoming, async () => {
    const copied = await copy(source, incoming)
    if (!copied.ok) return copied
    const fault = await findStranger(incoming)
    if (fault) return { ok: false, fault }
    endVisits(incoming)
    giveToOwner(incoming)
    const occupation = occupy(file)
    if (!occupation.ok) return { ok: false, fault: 'in use' }
    const aside = existsSync(file)
      ? join(directory, `leads-until-${new Date(now).toISOString().replaceAll(':', '')}.sqlite`)
      : undefined
    if (aside !== undefined) {
      // A damaged database keeps its log, for a repair of both.
      for (const end of ['-wal', '-shm', '']) {
        if (existsSync(file + end)) renameSync(file + end, aside + end)
      }
    }
    moveForGood(incoming, file)
    occupation.end()
    return { ok: true, leads: copied.leads, aside }
  })
}

/** Runs work that makes a file, of which nothing stays unless it was moved, even when a signal ends the process. */
async function removedAtEnd<T>(file: string, work: () => Promise<T>): Promise<T> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  function remove() {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true })
  }
  function leave(signal: NodeJS.Signals) {
    remove()
    // Without its listener, the signal now ends the process.
    process.kill(process.pid, signal)
  }
  for (const signal of signals) process.once(signal, leave)
  try {
    return await work()
  } finally {
    for (const signal of signals) process.off(signal, leave)
    remove()
  }
}

/**
 * @returns SQLite's description of the first fault; undefined without fault or database, or while another
 *   process locks it
 */
export function findDamage(directory: string): string | undefined {
  const file = databaseFile(directory)
  if (!existsSync(file)) return undefined
  try {
    using database = new DatabaseSync(file, { timeout: lockTimeout })
    return damageOf(database)
  } catch (error) {
    return isDamage(error) ? (error as Error).message : undefined
  }
}

async function copy(
  source: string,
  target: string,
): Promise<{ ok: true; leads: number } | { ok: false; fault: 'damaged' | 'foreign' }> {
  rmSync(target, { force: true })
  writeFileSync(target, '', { flag: 'wx', mode: 0o600 })
  try {
    using original = new DatabaseSync(source, { timeout: lockTimeout, readOnly: true })
    await backup(original, target, { rate: allPages })
    using database = new DatabaseSync(target)
    // A single file, without a log.
    database.exec('PRAGMA journal_mode = DELETE')
    if (damageOf(database) !== undefined) return { ok: false, fault: 'damaged' }
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE name = 'leads'").all()
    if (tables.length === 0) return { ok: false, fault: 'foreign' }
    const counted = database.prepare('SELECT count(*) AS leads FROM leads').get()
    return { ok: true, leads: Number(counted?.leads) }
  } catch (error) {
    if (isDamage(error)) return { ok: false, fault: 'damaged' }
    throw error
  }
}

/** Tables that give access without a key; their rows may have been revoked since. */
const passes = ['sessions', 'challenges', 'invitations']

/** Empties these tables; a copy of an older version may have none of them. */
function endVisits(file: string) {
  using database = new DatabaseSync(file)
  database.exec('PRAGMA secure_delete = ON')
  for (const { name } of database.prepare('SELECT name FROM sqlite_schema').all()) {
    if (passes.includes(String(name))) database.exec(`DELETE FROM ${name}`)
  }
}

export function isInUse(file: string): boolean {
  const occupation = occupy(file)
  if (occupation.ok) occupation.end()
  return !occupation.ok
}

function occupy(file: string): { ok: true; end(): void } | { ok: false } {
  if (!existsSync(file)) return { ok: true, end() {} }
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // This change fails while another process has the file open; otherwise it empties the log.
    database.exec('PRAGMA journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE')
    return { ok: true, end: () => database.close() }
  } catch (error) {
    database.close()
    if (primaryCode(error) === resultCodes.busy) return { ok: false }
    // An unreadable file cannot be in use.
    if (isDamage(error)) return { ok: true, end() {} }
    throw error
  }
}

function damageOf(database: DatabaseSync): string | undefined {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
  return found === 'ok' ? undefined : String(found)
}

function isDamage(error: unknown): boolean {
  const code = primaryCode(error)
  return code === resultCodes.corrupt || code === resultCodes.notADatabase
}

/** Renames a file and syncs file and folder, against a power failure. */
function moveForGood(from: string, to: string) {
  for (const [path, move] of [
    [from, () => renameSync(from, to)],
    [dirname(to), () => {}],
  ] as const) {
    const descriptor = openSync(path, 'r')
    fsyncSync(descriptor)
    closeSync(descriptor)
    move()
  }
}
