import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteStore } from '../databases/sqlite.ts'

async function setUp() {
  const directory = await mkdtemp(join(tmpdir(), 'graaand-journal-'))
  const store = createSqliteStore(directory)
  for (const at of [1, 2, 3]) {
    await store.journal.add({ at, person: null, action: 'taken', object: `G-${at}` })
  }
  const database = new DatabaseSync(join(directory, 'leads.sqlite'))
  onTestFinished(async () => {
    database.close()
    await store.close()
    await rm(directory, { recursive: true })
  })
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
