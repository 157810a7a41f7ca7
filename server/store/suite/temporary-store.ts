import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createSqliteStore } from '../databases/sqlite.ts'
import type { Store } from '../store.ts'

/** A real store in a folder of its own, for one test; both go when the test ends. */
export async function createTemporaryStore(): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), 'graaand-'))
  const store = createSqliteStore(directory)
  onTestFinished(async () => {
    await store.close()
    await rm(directory, { recursive: true })
  })
  return store
}
