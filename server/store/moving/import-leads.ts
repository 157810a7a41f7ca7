import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { createSqliteStore } from '../databases/sqlite.ts'
import type { Store } from '../store.ts'
import { isInUse } from './backup.ts'
import { findStranger } from './our-tables.ts'

const lockTimeout = 5_000

type ImportResult =
  | { leads: number; quotes: number }
  | 'no backup'
  | 'foreign'
  | 'newer'
  | 'in use'
  | 'not empty'

/**
 * Copies everything or nothing. The file stays, with its tables migrated.
 *
 * @returns numbers of requests and quotes, or the reason of a refusal; `in use` when a process has the file
 *   open, whose later writes would be lost
 * @throws StoreUnavailable when one of the databases does not answer
 */
export async function importLeads(file: string, store: Store): Promise<ImportResult> {
  if (!existsSync(file)) return 'no backup'
  // Checked before the store opens and migrates the file.
  const fault = await findStranger(file)
  if (fault) return fault
  if (isInUse(file)) return 'in use'
  const source = createSqliteStore(dirname(file), lockTimeout, file)
  try {
    const taken = await store.moving.takeOver(source.moving)
    if (taken !== 'not empty') await store.moving.refreshStatistics()
    return taken
  } finally {
    await source.close()
  }
}
