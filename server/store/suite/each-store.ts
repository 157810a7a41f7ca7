import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe } from 'vitest'
import { findPostgres } from '../../../tools/test/postgres-process.ts'
import { createPostgresStore } from '../databases/postgres.ts'
import { createSqliteStore } from '../databases/sqlite.ts'
import type { Store } from '../store.ts'
import { answerTime, copySqlite, reusedPostgres } from './test-databases.ts'

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
      await copySqlite(directory)
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

  const isHere = findPostgres() !== undefined
  describe.skipIf(!isHere)(`${subject}, PostgreSQL`, { tags: 'postgres' }, () => {
    const emptyDatabase = reusedPostgres()
    let url: string
    let store: Store
    beforeEach(async () => {
      url = await emptyDatabase()
      store = open(createPostgresStore(url, answerTime))
    })
    afterEach(closeAll)
    tests(
      () => store,
      () => open(createPostgresStore(url, answerTime)),
    )
  })
}
