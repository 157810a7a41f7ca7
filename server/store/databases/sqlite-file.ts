import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the SQLite database of a data folder is. */
export function databaseFile(directory: string): string {
  return join(directory, 'leads.sqlite')
}

/**
 * Makes a folder and those above it when they are missing, for their owner alone.
 *
 * `mkdir` with `recursive` never ends where a folder that exists takes no other, as in /proc.
 *
 * @throws the file system's own error
 */
export function makeFolder(directory: string): void {
  if (existsSync(directory)) return
  const parent = dirname(directory)
  if (parent !== directory) makeFolder(parent)
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Made by another process meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Gives a file that root has made to the owner of its folder: the service, which is somebody else,
 * could not open it. SQLite does so with the files that it makes beside a database. Where even root may
 * not, as in some containers, the file stays as it is.
 */
export function giveToOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(file))
  try {
    chownSync(file, uid, gid)
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).errno !== 'number') throw error
  }
}

/** https://www.sqlite.org/rescode.html */
export const resultCodes = { busy: 5, corrupt: 11, constraint: 19, notADatabase: 26 }

/** What SQLite calls an error; undefined when it is not one of SQLite's. */
export function primaryCode(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode
  return typeof code === 'number' ? code & 0xff : undefined
}
