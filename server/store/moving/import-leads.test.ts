import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  findPostgres,
  type PostgresProcess,
  startPostgres,
} from '../../../tools/test/postgres-process.ts'
import { createPostgresStore } from '../databases/postgres.ts'
import { createSqliteStore } from '../databases/sqlite.ts'
import { ReferenceTaken } from '../engine/faults.ts'
import type { DeliveryPlan } from '../leads/leads-store.ts'
import type { Store } from '../store.ts'
import { addNote, changeRow, everythingOf, furnishDesk } from '../suite/furnished-desk.ts'
import { digestOf, furnishQuotes, mail, now, quoteDesk } from '../suite/quote-desk.ts'
import { newLead } from '../suite/store-suite.ts'
import { importLeads } from './import-leads.ts'

const start = Date.UTC(2026, 10, 23, 8, 42)
const plans: DeliveryPlan[] = [
  { channel: 'smtp', recipient: 'agency' },
  { channel: 'smtp', recipient: 'visitor' },
]
const programs = findPostgres()

async function temporaryFile() {
  const directory = await mkdtemp(join(tmpdir(), 'graaand-import-'))
  const store = createSqliteStore(directory)
  onTestFinished(async () => {
    await store.close()
    await rm(directory, { recursive: true })
  })
  return { store, file: join(directory, 'leads.sqlite') }
}

/** Attempts one delivery: it goes, or waits for another try. */
async function attempt(store: Store, state: 'sent' | 'waiting' | 'dead', at = start) {
  const due = { channels: ['smtp'] as const, now: at, until: at + 1, limit: 1 }
  const [lent] = await store.claimDue(due)
  if (!lent) throw new Error('nothing due')
  const outcome = state === 'sent' ? 'sent' : 'failed'
  await store.recordAttempt(lent, { at, outcome, detail: state }, { state, dueAt: at })
}

/** Goes round the triggers that keep the journal, and leaves them as they were. */
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

async function allRows(store: Store) {
  const { leads, deliveries, attempts } = await store.readRows()
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  return {
    leads: leads.toSorted(byId),
    deliveries: deliveries.toSorted(byId),
    attempts: attempts.toSorted(byId),
  }
}

function judge(createTarget: () => Promise<Store>) {
  test('moves every column of every lead, delivery and attempt, and again changes nothing', async () => {
    const { store, file } = await temporaryFile()
    const values = { email: 'ines@exemple.fr', description: "L'été :\n\t« 🎉 » \\ ' \" ; --" }
    const rules = { acknowledgedSince: 0 }
    await store.keepLead(newLead({ values }), plans, rules)
    await store.keepLead(newLead({ quarantine: ['links'] }), plans, rules)
    const released = newLead({ quarantine: ['links'] })
    await store.keepLead(released, plans, rules)
    await store.release(released.id, start, rules)
    for (const state of ['sent', 'waiting', 'dead'] as const) await attempt(store, state)
    await store.claimDue({ channels: ['smtp'], now: start, until: start + 1, limit: 1 })

    const target = await createTarget()
    await expect(importLeads(file, target)).resolves.toMatchObject({ found: 3, added: 3 })
    const rows = await allRows(store)
    await expect(allRows(target)).resolves.toEqual(rows)
    await expect(importLeads(file, target)).resolves.toMatchObject({ found: 3, added: 0 })
    await expect(allRows(target)).resolves.toEqual(rows)
  })

  test('moves more leads than it reads at once', async () => {
    const { store, file } = await temporaryFile()
    const leads = Array.from({ length: 1_201 }, () => newLead())
    await Promise.all(leads.map((lead) => store.keepLead(lead, plans, { acknowledgedSince: 0 })))
    const target = await createTarget()
    await expect(importLeads(file, target)).resolves.toMatchObject({ found: 1_201, added: 1_201 })
    const moved = await target.listLeads()
    expect(moved.map(({ id }) => id).toSorted()).toEqual(leads.map(({ id }) => id).toSorted())
    expect(moved.every(({ deliveries }) => deliveries.length === 2)).toBe(true)
  })

  test('done again later, adds what came since, and never sends again what was sent', async () => {
    const { store, file } = await temporaryFile()
    const rules = { acknowledgedSince: 0 }
    const [both, late] = [newLead(), newLead()]
    await store.keepLead(both, plans.slice(0, 1), rules)
    const target = await createTarget()
    await importLeads(file, target)

    await attempt(store, 'sent')
    await store.keepLead(late, [], rules)
    await expect(importLeads(file, target)).resolves.toMatchObject({ found: 2, added: 1 })
    await expect(target.findLead(both.id)).resolves.toMatchObject({
      deliveries: [{ state: 'sent', attempts: [{ outcome: 'sent' }] }],
    })
    await expect(target.findLead(late.id)).resolves.toBeDefined()
    // Nor the other way round: what the target has done, an old file does not undo.
    await store.retry(start)
    const database = new DatabaseSync(file)
    database.exec("UPDATE deliveries SET state = 'waiting'")
    database.close()
    await importLeads(file, target)
    await expect(target.findLead(both.id)).resolves.toMatchObject({
      deliveries: [{ state: 'sent' }],
    })
  })

  test('says which references name another lead there, and adds none of that page', async () => {
    const { store, file } = await temporaryFile()
    await store.keepLead(newLead({ reference: 'G-TAKEN' }), [], { acknowledgedSince: 0 })
    const target = await createTarget()
    await target.keepLead(newLead({ reference: 'G-TAKEN' }), [], { acknowledgedSince: 0 })
    await expect(importLeads(file, target)).rejects.toEqual(new ReferenceTaken(['G-TAKEN']))
    await expect(target.listLeads()).resolves.toHaveLength(1)
  })

  test('moves people and their keys, notes, messages, views and the journal; visits end', async () => {
    const { store, file } = await temporaryFile()
    const { nina, answered } = await furnishDesk(store, start)
    const before = await everythingOf(store)
    const target = await createTarget()
    await expect(importLeads(file, target)).resolves.toEqual({
      found: 3,
      added: 3,
      journal: 'whole',
      contractsApart: [],
    })
    await expect(everythingOf(target)).resolves.toEqual(before)
    await expect(target.journal.firstForged()).resolves.toBeUndefined()
    await expect(target.people.findPasskey('key-of-nina')).resolves.toMatchObject({ person: nina })
    const invitation = await target.people.findInvitation('invitation', start)
    expect(invitation).toMatchObject({ person: { name: 'Karim Haddad' }, invitedBy: nina.name })
    const rules = { openedAfter: 0, usedAfter: 0 }
    await expect(target.people.listSessions(rules)).resolves.toEqual([])
    await expect(target.people.takeChallenge('challenge', nina.id, start)).resolves.toBe(false)
    const found = await target.requests.search('vacances', 10)
    expect(found.groups.flatMap(({ rows }) => rows)).toMatchObject([{ id: answered.id }])

    // The same again changes nothing, and what came since follows.
    await importLeads(file, target)
    await expect(everythingOf(target)).resolves.toEqual(before)
    await store.journal.add({ at: start, person: nina, action: 'noted', object: 'G-1' })
    await addNote(store, answered.id, 'Il préfère le matin', start + 1)
    await store.pageViews.add([{ day: '2026-11-23', page: '/', count: 1 }])
    await expect(importLeads(file, target)).resolves.toMatchObject({ journal: 'whole' })
    await expect(everythingOf(target)).resolves.toEqual(await everythingOf(store))
    await expect(target.journal.firstForged()).resolves.toBeUndefined()
  })

  test('what was done with a request there since is learnt, what was done here stays', async () => {
    const { store, file } = await temporaryFile()
    const [there, here] = [newLead(), newLead()]
    for (const lead of [there, here]) await store.keepLead(lead, [], { acknowledgedSince: 0 })
    const target = await createTarget()
    await importLeads(file, target)
    await changeRow(store, there.id, { state: 'won', answered_at: start, waiting_since: null })
    await changeRow(target, here.id, { state: 'lost', lost_reason: 'silence' })
    await importLeads(file, target)
    await expect(target.findLead(there.id)).resolves.toMatchObject({
      handling: { state: 'won', answeredAt: start, waitingSince: null },
    })
    await expect(target.findLead(here.id)).resolves.toMatchObject({
      handling: { state: 'lost', lost: { reason: 'silence' } },
    })
  })

  test('moves quotes with their files, contracts left alone, numbers and links', async () => {
    const { store, file } = await temporaryFile()
    const { accepted, alone } = await furnishQuotes(store)
    const before = await everythingOf(store)
    expect(before.quotes.versions).toHaveLength(4)
    const target = await createTarget()
    await importLeads(file, target)
    await expect(everythingOf(target)).resolves.toEqual(before)
    await expect(target.quotes.nextNumber('FR', 2026)).resolves.toBe('D-2026-003')
    await expect(target.quotes.nextNumber('TN', 2026)).resolves.toBe('DT-2026-002')
    await expect(target.follow.findLink('link')).resolves.toEqual({ leadId: accepted.lead.id })
    await expect(target.quotes.find(alone.quoteId)).resolves.toMatchObject({ lead: null })
    await importLeads(file, target)
    await expect(everythingOf(target)).resolves.toEqual(before)
  })

  test('of a quote, what was done there since is learnt; what was done here stays', async () => {
    const { store, file } = await temporaryFile()
    const there = quoteDesk(() => store)
    const [kept, refused, apart] = [
      await there.sendFirst(),
      await there.sendFirst(),
      await there.sendFirst(),
    ]
    const target = await createTarget()
    const here = quoteDesk(() => target)
    await importLeads(file, target)
    const digest = digestOf(kept.pdf)
    await there.accept(kept.key, digest, now + 1)
    await there.withdraw(kept.key, now + 2)
    await there.startVersion(kept, now + 3)
    await there.send(kept, {}, now + 4)
    await here.decline(refused.key, now + 5, 'Trop cher')
    await there.accept(apart.key, digestOf(apart.pdf), now + 6)
    await here.decline(apart.key, now + 1)
    // A number that was given there is not given here.
    await there.sendFirst()
    // Its contract there is not lost without a word.
    await expect(importLeads(file, target)).resolves.toMatchObject({
      contractsApart: [apart.content.number],
    })

    await expect(target.quotes.find(kept.quoteId)).resolves.toEqual(
      await store.quotes.find(kept.quoteId),
    )
    expect(await target.quotes.readPdf(kept.key, 'signed')).toEqual(
      await store.quotes.readPdf(kept.key, 'signed'),
    )
    await expect(target.quotes.find(refused.quoteId)).resolves.toMatchObject({
      versions: [{ declineReason: 'Trop cher' }],
    })
    await expect(target.quotes.find(apart.quoteId)).resolves.toMatchObject({
      versions: [{ history: { acceptedAt: null, declinedAt: now + 1 } }],
    })
    await expect(target.quotes.nextNumber('FR', 2026)).resolves.toBe('D-2026-005')
  })

  test('a reminder that left here is not sent again for a quote that goes on there', async () => {
    const { store, file } = await temporaryFile()
    const there = quoteDesk(() => store)
    const one = await there.begin()
    await there.send(one, {}, now, now + 1)
    const target = await createTarget()
    await importLeads(file, target)
    await expect(target.quotes.remindDue(now + 2, mail)).resolves.toBe(1)
    await there.startVersion(one, now + 3)
    await importLeads(file, target)
    await expect(target.quotes.find(one.quoteId)).resolves.toMatchObject({ draft: { version: 2 } })
    await expect(target.quotes.remindDue(now + 4, mail)).resolves.toBe(0)
  })

  test('a link that was ended does not come back with a file from before', async () => {
    const { store, file } = await temporaryFile()
    const lead = newLead()
    await store.keepLead(lead, [], { acknowledgedSince: 0 })
    const link = { leadId: lead.id, secretHash: 'old', isRenewal: false }
    await store.follow.addLink(link, now)
    const target = await createTarget()
    await importLeads(file, target)
    await target.follow.addLink({ ...link, secretHash: 'new', isRenewal: true }, now + 1)
    await importLeads(file, target)
    await expect(target.follow.findLink('old')).resolves.toBeUndefined()
    // Nor does one that was ended there stay here.
    await store.follow.addLink({ ...link, secretHash: 'newer', isRenewal: true }, now + 2)
    await importLeads(file, target)
    await expect(target.follow.findLink('new')).resolves.toBeUndefined()
    await expect(target.follow.findLink('newer')).resolves.toEqual({ leadId: lead.id })
  })

  test('says which numbers name another quote there', async () => {
    const { store, file } = await temporaryFile()
    await quoteDesk(() => store).sendFirst()
    const target = await createTarget()
    await quoteDesk(() => target).sendFirst()
    await expect(importLeads(file, target)).rejects.toEqual(new ReferenceTaken(['D-2026-001']))
    await expect(target.quotes.list(10)).resolves.toHaveLength(1)
  })

  test('says so too of a draft that was moved before each got its number', async () => {
    const { store, file } = await temporaryFile()
    const there = quoteDesk(() => store)
    const one = await there.begin()
    const target = await createTarget()
    await importLeads(file, target)
    await there.send(one)
    await quoteDesk(() => target).sendFirst()
    await expect(importLeads(file, target)).rejects.toEqual(new ReferenceTaken(['D-2026-001']))
    await expect(target.quotes.find(one.quoteId)).resolves.toMatchObject({ number: null })
  })

  test('a draft that both sent, with one number, stays as it was sent here', async () => {
    const { store, file } = await temporaryFile()
    const there = quoteDesk(() => store)
    const one = await there.begin()
    const target = await createTarget()
    await importLeads(file, target)
    const here = quoteDesk(() => target)
    const nina = await target.people.findPerson(one.nina.email)
    if (!nina) throw new Error('nobody came along')
    await here.send({ ...one, nina }, {}, now + 1)
    await there.send(one, {}, now + 2)
    await expect(importLeads(file, target)).resolves.toMatchObject({ contractsApart: [] })
    await expect(target.quotes.find(one.quoteId)).resolves.toMatchObject({
      number: 'D-2026-001',
      versions: [{ sentAt: now + 1 }],
    })
    await there.accept(one.key, digestOf(Buffer.from(`%PDF ${one.quoteId} D-2026-001 v1`)), now + 3)
    await expect(importLeads(file, target)).resolves.toMatchObject({
      contractsApart: ['D-2026-001'],
    })
  })

  test('a journal that went its own way stays as it is, and so do people who are there', async () => {
    const { store, file } = await temporaryFile()
    const { nina, karim, lost } = await furnishDesk(store, start)
    const target = await createTarget()
    // Somebody with the same address, and another id.
    const role = { name: 'Karim', role: 'responsable' } as const
    const known = await target.people.addPerson({ ...role, email: karim.email }, start)
    const own = { at: start, person: known, action: 'exported', object: 'demandes.csv' } as const
    await target.journal.add(own)
    await expect(importLeads(file, target)).resolves.toMatchObject({ added: 3, journal: 'apart' })
    await expect(target.journal.list({ limit: 100 })).resolves.toMatchObject([{ actor: 'Karim' }])
    await expect(target.journal.firstForged()).resolves.toBeUndefined()
    await expect(target.people.findPerson(karim.email)).resolves.toEqual(known)
    await expect(target.findLead(lost.id)).resolves.toMatchObject({
      handling: { assignee: 'Karim' },
    })
    // The invitation was of the one who is not here.
    await expect(target.people.findInvitation('invitation', start)).resolves.toBeUndefined()

    // A key that was taken from its owner here does not come back with the file.
    await target.people.removePasskey(nina, 'key-of-nina', null, start)
    await importLeads(file, target)
    await expect(target.people.findPasskey('key-of-nina')).resolves.toBeUndefined()
  })

  test('takes nothing from a file that holds a program of somebody else’s, or is none of ours', async () => {
    const { store, file } = await temporaryFile()
    await furnishDesk(store, start)
    await store.close()
    const target = await createTarget()
    const crafted = new DatabaseSync(file)
    // It never ends.
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

  test.each([
    ['a line that does not follow', "update journal set object = 'G-9' where seq = 2"],
    ['a head without lines', 'update journal_head set seq = 1000000000'],
  ])('of a journal with %s, nothing comes', async (_, sql) => {
    const { store, file } = await temporaryFile()
    await furnishDesk(store, start)
    await store.close()
    await forge(file, sql)
    const target = await createTarget()
    await expect(importLeads(file, target)).resolves.toMatchObject({ added: 3, journal: 'apart' })
    await expect(target.journal.list({ limit: 10 })).resolves.toEqual([])
    await expect(target.journal.firstForged()).resolves.toBeUndefined()
  })

  test('makes no database of a file that is not there', async () => {
    const target = await createTarget()
    await expect(importLeads('/nowhere/leads.sqlite', target)).resolves.toBeUndefined()
  })
}

describe('from SQLite into SQLite', () => judge(async () => (await temporaryFile()).store))

describe.skipIf(programs === undefined)('from SQLite into PostgreSQL', { tags: 'postgres' }, () => {
  let server: PostgresProcess | undefined
  afterAll(() => server?.stop())

  async function emptyDatabase() {
    server ??= await startPostgres(programs ?? '')
    const url = await server.createDatabase()
    const store = createPostgresStore(url)
    onTestFinished(() => store.close())
    return { store, url }
  }

  judge(async () => (await emptyDatabase()).store)

  test('leaves PostgreSQL with statistics of what came', async () => {
    const { store, file } = await temporaryFile()
    await store.keepLead(newLead(), plans, { acknowledgedSince: 0 })
    const target = await emptyDatabase()
    await importLeads(file, target.store)
    const client = new pg.Client(target.url)
    await client.connect()
    const { rows } = await client.query(
      "select distinct tablename from pg_stats where tablename in ('leads', 'lead_words') order by 1",
    )
    await client.end()
    expect(rows).toEqual([{ tablename: 'lead_words' }, { tablename: 'leads' }])
  })
})
