import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createSqliteStore } from '../databases/sqlite.ts'
import type { Store } from '../store.ts'
import { copySqlite } from './test-databases.ts'

/** Opens a store with an empty database in a folder, until the end of the test. */
export async function createTemporaryStore(): Promise<Store & { directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'graaand-'))
  await copySqlite(directory)
  const store = createSqliteStore(directory)
  onTestFinished(async () => {
    await store.close()
    await rm(directory, { recursive: true })
  })
  return { ...store, directory }
}
