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

/** Pages copied before others get a turn: all of them, so that the copy is of one instant. */
const allPages = 2 ** 31 - 1

/** How long others may hold a file, in milliseconds. */
const lockTimeout = 5_000

export type Backup =
  | { ok: true; leads: number }
  | { ok: false; fault: 'no database' | 'exists' | 'damaged' }

export type Restoration =
  | {
      ok: true
      leads: number
      /** Where the database that was there before is now; undefined when there was none. */
      aside: string | undefined
    }
  | { ok: false; fault: 'no backup' | 'damaged' | 'foreign' | 'newer' | 'in use' }

/**
 * Copies the SQLite database into one file as it is at one instant, while the site goes on.
 *
 * @param directory folder of the database
 * @param target a file that does not exist; it appears once it is whole, checked and on disk
 */
export async function backUp(directory: string, target: string): Promise<Backup> {
  const file = databaseFile(directory)
  if (!existsSync(file)) return { ok: false, fault: 'no database' }
  if (existsSync(target)) return { ok: false, fault: 'exists' }
  const partial = `${target}.partial`
  const copied = await copy(file, partial)
  if (!copied.ok) {
    rmSync(partial, { force: true })
    return { ok: false, fault: 'damaged' }
  }
  moveForGood(partial, target)
  return copied
}

/**
 * Puts a backup in the place of the SQLite database, which is kept aside under another name. People
 * and their keys come back with it, their sessions and open invitations do not.
 *
 * @param directory folder of the database, made when missing; no process may be using it
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
  try {
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
      // A damaged database takes its log along: somebody may mend them together.
      for (const end of ['-wal', '-shm', '']) {
        if (existsSync(file + end)) renameSync(file + end, aside + end)
      }
    }
    moveForGood(incoming, file)
    occupation.end()
    return { ok: true, leads: copied.leads, aside }
  } finally {
    rmSync(incoming, { force: true })
  }
}

/**
 * Looks through the whole SQLite database for damage, some milliseconds per megabyte.
 *
 * @returns SQLite's words about the first fault; undefined when there is none, no database, or
 *   when somebody holds it: that passes
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

/** @param target made anew, readable by its owner alone */
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
    // One file, without a log beside it.
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

/** What lets somebody in without a key: it may have been ended since, and would be open again. */
const passes = ['sessions', 'challenges', 'invitations']

/** Ends every visit of the desk that a copy knows of; a copy of an older version knows of none. */
function endVisits(file: string) {
  using database = new DatabaseSync(file)
  database.exec('PRAGMA secure_delete = ON')
  for (const { name } of database.prepare('SELECT name FROM sqlite_schema').all()) {
    if (passes.includes(String(name))) database.exec(`DELETE FROM ${name}`)
  }
}

/** Whether a process has a database open. */
export function isInUse(file: string): boolean {
  const occupation = occupy(file)
  if (occupation.ok) occupation.end()
  return !occupation.ok
}

/** Holds a database that nobody else has open, so that nobody opens it meanwhile. */
function occupy(file: string): { ok: true; end(): void } | { ok: false } {
  if (!existsSync(file)) return { ok: true, end() {} }
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Whoever has the file open forbids this change; without others it empties the log.
    database.exec('PRAGMA journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE')
    return { ok: true, end: () => database.close() }
  } catch (error) {
    database.close()
    if (primaryCode(error) === resultCodes.busy) return { ok: false }
    // What cannot be read cannot be in use.
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

/** Renames a file so that it is there under its new name even after the power fails. */
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
