import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFile } from '../databases/sqlite-file.ts'
import { createTemporaryStore } from '../suite/temporary-store.ts'

async function setUp() {
  const store = await createTemporaryStore()
  for (const at of [1, 2, 3]) {
    await store.journal.add({ at, person: null, action: 'taken', object: `G-${at}` })
  }
  const database = new DatabaseSync(databaseFile(store.directory))
  onTestFinished(() => database.close())
  return { store, database }
}

test.each(["update journal set object = 'G-9'", 'delete from journal'])(
  'the database refuses: %s',
  async (statement) => {
    const { store, database } = await setUp()
    expect(() => database.exec(statement)).toThrow('append-only')
    expect(await store.journal.firstForged()).toBeUndefined()
  },
)

test.each([
  ["update journal set object = 'G-9' where seq = 2", 2],
  ["update journal set actor = 'Nina' where seq = 1", 1],
  ['delete from journal where seq = 2', 3],
  ['delete from journal where seq = 3', 3],
])('a change made in the file without these triggers is detected: %s', async (statement, line) => {
  const { store, database } = await setUp()
  database.exec('drop trigger journal_no_update; drop trigger journal_no_delete')
  database.exec(statement)
  expect(await store.journal.firstForged()).toBe(line)
})
