import { chownSync, existsSync, mkdirSync, type StatsFs, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function databaseFile(directory: string): string {
  return join(directory, 'leads.sqlite')
}

/**
 * Creates a folder and its parents one by one, because `mkdir` with `recursive` never returns below /proc.
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
    // Another process created it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Gives a file that root created to its folder's owner, so that the service can open it; SQLite does so with
 * its own files. If root may not change the owner, as in some containers, the file stays root's.
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

/** https://man7.org/linux/man-pages/man2/statfs.2.html */
const networks = {
  NFS: 0x6969,
  SMB: 0xff534d42,
  SMB2: 0xfe534d42,
  '9P': 0x01021997,
  Ceph: 0x00c36400,
  FUSE: 0x65735546,
}

/**
 * Returns the name of a file system that other machines may open, too, where SQLite's locks may not reach them.
 * FUSE is one, as sshfs and clouds have it, though some are local.
 */
export function networkOf(
  directory: string,
  diskOf: (directory: string) => Pick<StatsFs, 'type'> = statfsSync,
): string | undefined {
  try {
    const { type } = diskOf(directory)
    return Object.entries(networks).find(([, number]) => number === type)?.[0]
  } catch {
    // The folder does not exist yet: the one that it will be in decides.
    const parent = dirname(directory)
    return parent === directory ? undefined : networkOf(parent, diskOf)
  }
}

/** https://www.sqlite.org/rescode.html */
export const resultCodes = {
  busy: 5,
  corrupt: 11,
  cannotOpen: 14,
  constraint: 19,
  notADatabase: 26,
}

export function primaryCode(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode
  return typeof code === 'number' ? code & 0xff : undefined
}
