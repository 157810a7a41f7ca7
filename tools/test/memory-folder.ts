import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes: several times what a whole run needs. */
const leastRoom = 6e9

/**
 * Creates a folder in memory for the temporary files of all tests, because their databases sync each commit to the
 * disk. The process removes it when it exits.
 *
 * @returns undefined if memory is scarce, or if no program may run from it
 */
export function createFolderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (Math.min(bavail * bsize, process.availableMemory()) < leastRoom) return undefined
    const folder = mkdtempSync('/dev/shm/graaand-')
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    // The tests of PostgreSQL run it as another user.
    chmodSync(folder, 0o755)
    const program = join(folder, 'program')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    execFileSync(program)
    return folder
  } catch {
    return undefined
  }
}
