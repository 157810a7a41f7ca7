import { writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { furnishAgency } from '#workshop/agency.ts'
import { newLead } from '#workshop/requests.ts'
import { findPostgres } from '../../../tools/test/postgres-process.ts'
import { createPostgresStore } from '../databases/postgres.ts'
import { databaseFile } from '../databases/sqlite-file.ts'
import type { DeliveryPlan } from '../leads/records.ts'
import type { Store } from '../store.ts'
import { everythingOf } from '../suite/rows.ts'
import { createTemporaryStore } from '../suite/temporary-store.ts'
import { answerTime, createPostgresDatabase, reusedPostgres } from '../suite/test-databases.ts'
import { importLeads } from './import-leads.ts'

const start = Date.UTC(2026, 10, 23, 8, 42)
const plans: DeliveryPlan[] = [
  { channel: 'smtp', recipient: 'agency' },
  { channel: 'smtp', recipient: 'visitor' },
]
const rules = { acknowledgedSince: 0 }
const programs = findPostgres()

async function temporaryFile() {
  const store = await createTemporaryStore()
  return { store, file: databaseFile(store.directory) }
}

async function attempt(store: Store, state: 'sent' | 'waiting' | 'dead') {
  const due = { channels: ['smtp'] as const, now: start, until: start + 1, limit: 1 }
  const [lent] = await store.claimDue(due)
  if (!lent) throw new Error('nothing due')
  const outcome = state === 'sent' ? 'sent' : 'failed'
  await store.recordAttempt(lent, { at: start, outcome, detail: state }, { state, dueAt: start })
}

async function furnish(store: Store) {
  const desk = await furnishAgency(store, { now: start })
  const values = { email: 'ines@exemple.fr', description: "L'été :\n\t« 🎉 » \\ ' \" ; --" }
  await store.keepLead(newLead({ values }), plans, rules)
  await store.keepLead(newLead({ quarantine: ['links'] }), plans, rules)
  const released = newLead({ quarantine: ['links'] })
  await store.keepLead(released, plans, rules)
  await store.release(released.id, start, rules)
  for (const state of ['sent', 'waiting', 'dead'] as const) await attempt(store, state)
  await store.presence.heartbeat(desk.busy.id, desk.nina, start, { text: 'Bonjour', subject: '' })
  return desk
}

async function forge(file: string, sql: string) {
  const database = new DatabaseSync(file)
  const triggers = database
    .prepare("select name, sql from sqlite_schema where type = 'trigger' and tbl_name = 'journal'")
    .all()
  for (const { name } of triggers) database.exec(`drop trigger ${name}`)
  database.exec(sql)
  for (const trigger of triggers) database.exec(String(trigger.sql))
  database.close()
}

function judge(createTarget: () => Promise<Store>) {
  test('moves every row of every table, and the search finds them', async () => {
    const { store, file } = await temporaryFile()
    const { nina, answered } = await furnish(store)
    const before = await everythingOf(store)
    const empty = Object.entries(before).filter(([, rows]) => Array.isArray(rows) && !rows.length)
    expect(empty).toEqual([])
    const next = await store.quotes.nextNumber('FR', 2026)
    await store.close()

    const target = await createTarget()
    const { length: leads } = before.leads
    await expect(importLeads(file, target)).resolves.toEqual({ leads, quotes: 5 })
    await expect(everythingOf(target)).resolves.toEqual(before)
    await expect(target.journal.firstForged()).resolves.toBeUndefined()
    await expect(target.people.findPasskey('key-of-nina')).resolves.toMatchObject({ person: nina })
    await expect(target.quotes.nextNumber('FR', 2026)).resolves.toBe(next)
    const found = await target.requests.search('vacances', 10)
    expect(found.groups.flatMap(({ rows }) => rows)).toMatchObject([{ id: answered.id }])
    const visits = { openedAfter: 0, usedAfter: 0 }
    await expect(target.people.listSessions(visits)).resolves.toEqual([])
    await expect(target.people.takeChallenge('challenge', nina.id, start)).resolves.toBe(false)
  })

  test('moves more requests than it reads at once', { tags: 'thorough' }, async () => {
    const { store, file } = await temporaryFile()
    const leads = Array.from({ length: 1_201 }, () => newLead())
    await Promise.all(leads.map((lead) => store.keepLead(lead, plans, rules)))
    await store.close()
    const target = await createTarget()
    await expect(importLeads(file, target)).resolves.toEqual({ leads: 1_201, quotes: 0 })
    const moved = await target.listLeads()
    expect(moved.map(({ id }) => id).toSorted()).toEqual(leads.map(({ id }) => id).toSorted())
    expect(moved.every(({ deliveries }) => deliveries.length === 2)).toBe(true)
  })

  test('a second import changes nothing, even after changes on either side', async () => {
    const { store, file } = await temporaryFile()
    const held = newLead({ quarantine: ['links'] })
    await store.keepLead(held, plans, rules)
    await store.close()
    const target = await createTarget()
    await importLeads(file, target)
    await target.release(held.id, start, rules)
    await target.follow.rectify(held.id, { name: 'Inès', phone: '' }, start)
    const before = await everythingOf(target)
    await expect(importLeads(file, target)).resolves.toBe('not empty')
    await expect(everythingOf(target)).resolves.toEqual(before)
  })

  test.each<[string, (store: Store) => Promise<unknown>]>([
    ['a request', (store) => store.keepLead(newLead(), [], rules)],
    [
      'a view of a page',
      (store) => store.pageViews.add([{ day: '2026-11-23', page: '/', count: 1 }]),
    ],
    [
      'a person',
      (store) => store.people.addPerson({ email: 'k@x.fr', name: 'K', role: 'equipe' }, start),
    ],
  ])('refuses to import into a database that has %s', async (_, fill) => {
    const { store, file } = await temporaryFile()
    await furnish(store)
    await store.close()
    const target = await createTarget()
    await fill(target)
    const before = await everythingOf(target)
    await expect(importLeads(file, target)).resolves.toBe('not empty')
    await expect(everythingOf(target)).resolves.toEqual(before)
  })

  test('refuses a file that a site has open', async () => {
    const { store, file } = await temporaryFile()
    await store.keepLead(newLead(), plans, rules)
    const target = await createTarget()
    await expect(importLeads(file, target)).resolves.toBe('in use')
    await store.close()
    await expect(importLeads(file, target)).resolves.toMatchObject({ leads: 1 })
  })

  test.each([
    ['a changed line', "update journal set object = 'G-9' where seq = 2"],
    ['a head without lines', 'update journal_head set seq = 1000000000'],
  ])('an imported journal with %s fails its verification', async (_, change) => {
    const { store, file } = await temporaryFile()
    await furnishAgency(store, { now: start })
    await store.close()
    await forge(file, change)
    const target = await createTarget()
    await importLeads(file, target)
    await expect(target.journal.firstForged()).resolves.toEqual(expect.any(Number))
  })

  test('refuses a file with foreign triggers, or of another program', async () => {
    const { store, file } = await temporaryFile()
    await furnishAgency(store, { now: start })
    await store.close()
    const target = await createTarget()
    const crafted = new DatabaseSync(file)
    // An endless view.
    crafted.exec(`alter table page_views rename to others; create view page_views as
      with recursive n (x) as (select 1 union all select x + 1 from n)
      select '2026-11-23' as day, '/' || x as page, x as count from n`)
    crafted.close()
    await expect(importLeads(file, target)).resolves.toBe('foreign')
    const recipes = `${file}.recipes`
    const foreign = new DatabaseSync(recipes)
    foreign.exec('create table recipes (name)')
    await expect(importLeads(recipes, target)).resolves.toBe('foreign')
    expect(foreign.prepare('select name from sqlite_schema').all()).toEqual([{ name: 'recipes' }])
    foreign.close()
    await writeFile(recipes, 'no database, '.repeat(1_000))
    await expect(importLeads(recipes, target)).resolves.toBe('foreign')
    await expect(target.listLeads()).resolves.toEqual([])
  })

  test('refuses a missing file', async () => {
    const target = await createTarget()
    await expect(importLeads('/nowhere/leads.sqlite', target)).resolves.toBe('no backup')
  })
}

test('an import moves every table, except those that the new database fills itself', async () => {
  const { store, file } = await temporaryFile()
  const { journal_head: _, ...tables } = await everythingOf(store)
  await store.close()
  using database = new DatabaseSync(file, { readOnly: true })
  const names = database
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))
  // Sessions end, the search index is rebuilt, the rest belongs to the database itself.
  const stay =
    /^(?:sessions|challenges|publishing|health|journal_head|leads_to_index|lead_\w+|(?:sqlite|kysely)_\w+)$/
  expect(names.filter((name) => !stay.test(name))).toEqual(Object.keys(tables).toSorted())
})

describe('from SQLite into SQLite', () => judge(async () => (await temporaryFile()).store))

describe.skipIf(programs === undefined)('from SQLite into PostgreSQL', { tags: 'postgres' }, () => {
  function open(url: string) {
    const store = createPostgresStore(url, answerTime)
    onTestFinished(() => store.close())
    return store
  }

  const emptyDatabase = reusedPostgres()
  judge(async () => open(await emptyDatabase()))

  test('refreshes PostgreSQL’s statistics', async () => {
    const { store, file } = await temporaryFile()
    await store.keepLead(newLead(), plans, rules)
    await store.close()
    const url = await createPostgresDatabase()
    await importLeads(file, open(url))
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query(
      "select distinct tablename from pg_stats where tablename in ('leads', 'lead_words') order by 1",
    )
    await client.end()
    expect(rows).toEqual([{ tablename: 'lead_words' }, { tablename: 'leads' }])
  })
})
