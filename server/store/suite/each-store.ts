import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe } from 'vitest'
import {
  findPostgres,
  type PostgresProcess,
  startPostgres,
} from '../../../tools/test/postgres-process.ts'
import { createPostgresStore } from '../databases/postgres.ts'
import { createSqliteStore } from '../databases/sqlite.ts'
import type { Store } from '../store.ts'

/**
 * Runs the same tests on every kind of database that this machine has; postgres.test.ts says when
 * PostgreSQL is missing.
 *
 * @param tests given what returns the store of the test that runs, empty at first
 */
export function describeEachStore(subject: string, tests: (store: () => Store) => void) {
  describe(`${subject}, SQLite`, () => {
    let directory: string
    let store: Store
    beforeEach(async () => {
      directory = await mkdtemp(join(tmpdir(), 'graaand-'))
      store = createSqliteStore(directory)
    })
    afterEach(async () => {
      await store.close()
      await rm(directory, { recursive: true })
    })
    tests(() => store)
  })

  const programs = findPostgres()
  describe.skipIf(programs === undefined)(`${subject}, PostgreSQL`, () => {
    let server: PostgresProcess | undefined
    let store: Store
    beforeEach(async () => {
      server ??= await startPostgres(programs ?? '')
      store = createPostgresStore(await server.createDatabase())
    })
    afterEach(() => store.close())
    afterAll(() => server?.stop())
    tests(() => store)
  })
}
