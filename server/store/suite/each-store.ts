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
 * Runs the same tests on every available database; postgres.test.ts reports a missing PostgreSQL.
 *
 * @param tests receives the current test's empty store, and a function that opens its database again as
 *   another instance
 */
export function describeEachStore(
  subject: string,
  tests: (store: () => Store, openElsewhere: () => Store) => void,
) {
  const opened: Store[] = []
  const open = (store: Store) => {
    opened.push(store)
    return store
  }
  const closeAll = () => Promise.all(opened.splice(0).map((store) => store.close()))

  describe(`${subject}, SQLite`, () => {
    let directory: string
    let store: Store
    beforeEach(async () => {
      directory = await mkdtemp(join(tmpdir(), 'graaand-'))
      store = open(createSqliteStore(directory))
    })
    afterEach(async () => {
      await closeAll()
      await rm(directory, { recursive: true })
    })
    tests(
      () => store,
      () => open(createSqliteStore(directory)),
    )
  })

  const programs = findPostgres()
  describe.skipIf(programs === undefined)(`${subject}, PostgreSQL`, { tags: 'postgres' }, () => {
    let server: PostgresProcess | undefined
    let url: string
    let store: Store
    beforeEach(async () => {
      server ??= await startPostgres(programs ?? '')
      url = await server.createDatabase()
      store = open(createPostgresStore(url))
    })
    afterEach(closeAll)
    afterAll(() => server?.stop())
    tests(
      () => store,
      () => open(createPostgresStore(url)),
    )
  })
}
