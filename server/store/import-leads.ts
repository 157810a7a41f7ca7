import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { createSqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

/** Milliseconds that others may hold the file. */
const lockTimeout = 5_000

/** What an import found, and what of it was not there yet. */
export interface Imported {
  found: number
  added: number
}

/**
 * Copies every lead of a SQLite file, with its deliveries and their history, into another store. The
 * file stays; done again, it adds what came since and nothing twice.
 *
 * No site may be sending from the file meanwhile: what both stores hold, both would deliver.
 *
 * @returns undefined when there is no such file
 * @throws StoreUnavailable when one of the two does not answer: what was copied until then is whole
 * @throws ReferenceTaken when a lead's reference already names another one
 */
export async function importLeads(file: string, store: Store): Promise<Imported | undefined> {
  if (!existsSync(file)) return undefined
  const source = createSqliteStore(dirname(file), lockTimeout, file)
  try {
    const imported = { found: 0, added: 0 }
    for (let after: string | undefined; ; ) {
      const rows = await source.readRows(after)
      after = rows.leads.at(-1)?.id
      if (after === undefined) return imported
      imported.found += rows.leads.length
      imported.added += await store.addRows(rows)
    }
  } finally {
    await source.close()
  }
}
