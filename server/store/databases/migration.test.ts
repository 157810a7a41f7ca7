import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { digestOf, now, quoteDesk } from '#workshop/quotes.ts'
import { findPostgres } from '../../../tools/test/postgres-process.ts'
import { sampleQuote } from '../../../tools/test/sample-quote.ts'
import { StoreUnavailable } from '../engine/faults.ts'
import type { Store } from '../store.ts'
import {
  fillOlder,
  type OlderRows,
  olderPostgres,
  olderSqlite,
  olderSteps,
} from '../suite/older-database.ts'
import { newestLines, rowsOf } from '../suite/rows.ts'
import { createPostgresDatabase } from '../suite/test-databases.ts'
import { createPostgresStore } from './postgres.ts'
import { createSqliteStore } from './sqlite.ts'

const start = Date.UTC(2026, 10, 21, 8, 42)

interface Upgraded {
  rows: OlderRows
  store: Store
  query(statement: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

function expectedLead(lead: OlderRows['leads'][number]) {
  const { quarantine = null, released_at = null, state, ...kept } = lead
  const isOwed = ['quote', 'contact', 'footer'].includes(lead.form)
  const isHeld = quarantine !== null && released_at === null
  return {
    state: state ?? 'new',
    version: 0,
    waiting_since: isOwed && !isHeld ? (released_at ?? lead.received_at) : null,
    answered_at: null,
    ...kept,
    address: lead.address.replace('xn--htel-vqa', 'hôtel'),
    quarantine,
    released_at,
    assignee: null,
    remind_at: null,
    reminded_at: null,
    lost_reason: null,
    lost_detail: null,
    spam_at: null,
  }
}

const changes = [
  "update journal set object = 'G-2222-222'",
  'update journal set seq = seq + 10 where seq = 2',
  'delete from journal',
  'delete from journal where seq = 2',
]

const forgeries = [
  "update quote_versions set content = '{}'",
  'update quote_versions set pdf = signed_pdf',
  "update quote_versions set digest = ''",
  'update quote_versions set version = 2',
  'update quote_versions set sent_at = 0',
  "update quote_versions set sent_by = 'Karim'",
  "update quote_versions set valid_until = '2099-12-31'",
  'update quote_versions set accepted_at = accepted_at + 1',
  'update quote_versions set accepted_at = null',
  "update quote_versions set acceptance = '{}'",
  'update quote_versions set signed_pdf = null',
  "update quote_versions set signed_digest = ''",
  "update quote_versions set withdraw_until = '2099-12-31'",
  'update quote_versions set withdrawn_at = null',
  "update quotes set number = 'D-2026-999'",
  'update quotes set number = null',
  "update quotes set seller = 'TN'",
  'update quotes set created_at = 0',
  "update quote_versions set withdrawal = '{}'",
]

type Query = Upgraded['query']

/** Content of a sent version before its client's address had parts. */
const { vatRule, client, ...contentOfOthers } = sampleQuote
const { registration, vatNumber, street, postcode, town, ...formerClient } = client
const formerContent = JSON.stringify({
  ...contentOfOthers,
  client: { ...formerClient, address: 'Sète', country: 'other' },
})
const formerEvidence = JSON.stringify({ name: 'Paul', address: 'Sète' })

/** Stores a sent quote in an older database, before the store opens it. */
async function storeSent(query: Query, id: string, leadId: string, accepted = true) {
  await query(`insert into quotes (id, lead_id, seller, number, created_at, changed_at, drafted_by,
    edition) values ('${id}', '${leadId}', 'FR', 'D-2026-${id}', 0, 7, 'Nina', 3)`)
  await query(`insert into quote_versions (quote_id, version, content, pdf, digest, sent_at, sent_by,
    valid_until) values ('${id}', 1, '${formerContent}', 'PDF', 'd', 5, 'Nina', '2026-12-20')`)
  if (!accepted) return
  await query(`update quote_versions set accepted_at = 6, acceptance = '${formerEvidence}'
    where quote_id = '${id}'`)
}

const withdraw = (query: Query, id: string) =>
  query(`update quote_versions set withdrawn_at = 7, withdrawal = '{}' where quote_id = '${id}'`)

function judge(
  upgrade: (step: string) => Promise<Upgraded>,
  ownChanges: readonly string[],
  ownForgeries: readonly string[],
) {
  describe.each(olderSteps)('data of the version with the last migration %s', (step) => {
    let upgraded: Upgraded
    // The tests share one database, so the erasing test is the last.
    beforeAll(async () => {
      upgraded = await upgrade(step)
    })
    afterAll(() => upgraded.close())

    test('keeps all leads, deliveries, attempts and messages', async () => {
      const { rows, store } = upgraded
      const found = async (table: 'leads' | 'deliveries' | 'attempts' | 'messages') =>
        (await rowsOf(store, table)).toSorted(byId)
      expect(await found('leads')).toEqual(rows.leads.map(expectedLead).toSorted(byId))
      expect(await found('deliveries')).toEqual(
        rows.deliveries
          .map((row) => ({ ...row, message_id: null, remaining: null }))
          .toSorted(byId),
      )
      expect(await found('attempts')).toEqual(
        rows.attempts.map((row) => ({ ...row, cause: null })).toSorted(byId),
      )
      expect(await found('messages')).toEqual(
        rows.messages
          .map((row) => ({ ...row, quote_id: null, quote_version: null }))
          .toSorted(byId),
      )
    })

    if (step !== olderSteps[0]) {
      test('is listed and found by its words', async () => {
        const { rows, store } = upgraded
        const waiting = await store.requests.list('waiting', { personId: '', limit: 100 })
        expect(waiting.rows.map(({ reference }) => reference)).toEqual([
          ...['quote', 'contact', 'footer'].map((form) => `G-${form}-honest`),
          ...['quote', 'contact', 'footer'].map((form) => `G-${form}-released`),
        ])
        const { groups } = await store.requests.search('inès', 100)
        expect(groups.flatMap((group) => group.rows)).toHaveLength(rows.leads.length)
        await expect(store.countQuarantined()).resolves.toBe(5)
      })
    }

    test('accepts quotes and links', async () => {
      const { rows, store } = upgraded
      const lead = rows.leads[0]
      const person = { email: 'nina@graaand.example', name: 'Nina', role: 'equipe' } as const
      const nina = await store.people.addPerson(person, start)
      const quote = { id: randomUUID(), leadId: lead?.id ?? '', seller: 'FR', fields: {} } as const
      await expect(store.quotes.create(quote, nina, start)).resolves.toBe('made')
      await expect(store.quotes.find(quote.id)).resolves.toMatchObject({
        lead: { reference: lead?.reference },
      })
      const link = { leadId: lead?.id ?? '', secretHash: 'a', isRenewal: false }
      await expect(store.follow.addLink(link, start)).resolves.toBe('whole')
    })

    test('has one key for an address, with accents or xn--', async () => {
      const { rows, store } = upgraded
      const found = await store.requests.search('hotel', 100)
      expect(found.groups.flatMap((group) => group.rows)).toHaveLength(rows.leads.length)
      const act = { person: null, at: start }
      for (const address of ['quote.honest@hôtel.example', 'contact.honest@xn--htel-vqa.example']) {
        const { references } = await store.eraseAddress(address, act)
        expect(references).toHaveLength(1)
      }
    })
  })

  /** Upgrades a database for one test, by default from the version before this one. */
  async function upgradeHere(step = olderSteps.at(-1) ?? '') {
    const upgraded = await upgrade(step)
    onTestFinished(() => upgraded.close())
    return upgraded
  }

  test('a sent version and its client’s acts cannot change', async () => {
    const { store, query } = await upgradeHere()
    const { sendFirst, accept, withdraw, decline, send, startVersion } = quoteDesk(() => store)
    const one = await sendFirst()
    await accept(one.key, digestOf(one.pdf), now)
    await withdraw(one.key, now + 1)
    const before = await rowsOf(store, 'quote_versions')
    for (const forgery of [...forgeries, ...ownForgeries]) {
      await expect(query(forgery), forgery).rejects.toThrow('does not change')
    }
    await expect(rowsOf(store, 'quote_versions')).resolves.toEqual(before)
    const [withReason, without, replaced] = [
      await sendFirst(),
      await sendFirst(),
      await sendFirst(),
    ]
    await decline(withReason.key, now, 'Trop cher')
    await decline(without.key, now)
    await startVersion(replaced)
    await send(replaced)
    for (const [{ quoteId }, change] of [
      [withReason, 'declined_at = null'],
      [withReason, "decline_reason = 'Trop tard'"],
      [withReason, 'decline_reason = null'],
      [without, "decline_reason = 'Trop cher'"],
      [replaced, 'replaced_at = null'],
    ] as const) {
      const forgery = `update quote_versions set ${change} where quote_id = '${quoteId}'`
      await expect(query(forgery), forgery).rejects.toThrow('does not change')
    }
    await query('update quote_versions set asked_at = 1, remind_at = 2, reminded_at = 3')
  })

  test('a request whose only contract was withdrawn is no longer won', async () => {
    const { rows, store, query } = await upgradeHere('2026-11-25-whole-acts-frozen')
    const [ended, stands] = rows.leads
    if (!ended || !stands) throw new Error('No older leads')
    await storeSent(query, 'ended', ended.id)
    await storeSent(query, 'stands', stands.id)
    await withdraw(query, 'ended')
    await query(`update leads set state = 'won' where id in ('${ended.id}', '${stands.id}')`)
    const stateOf = async ({ reference }: typeof ended) =>
      (await store.work.findRequest(reference))?.work
    expect(await stateOf(ended)).toMatchObject({
      state: 'lost',
      lostDetail: 'Contrat rétracté par le client',
    })
    expect(await stateOf(stands)).toMatchObject({ state: 'won' })
  })

  test('a request that a second quote took out of its running contract is won again', async () => {
    const { rows, store, query } = await upgradeHere('2026-11-28-search-every-number')
    const detail = "lost_reason = 'else', lost_detail = 'Devis refusé par le client'"
    const cases = [
      ['refused', `state = 'lost', ${detail}`, ['won', null]],
      ['sent', "state = 'quoted'", ['won', null]],
      ['ended', `state = 'lost', ${detail}`, ['lost', 'else']],
      ['open', "state = 'quoted'", ['quoted', null]],
    ] as const
    const leads = rows.leads.slice(0, cases.length)
    for (const [index, [id, values]] of cases.entries()) {
      await storeSent(query, id, leads[index]?.id ?? '', id !== 'open')
      await query(`update leads set ${values} where id = '${leads[index]?.id}'`)
    }
    await withdraw(query, 'ended')
    const states = await Promise.all(
      leads.map(async ({ reference }) => {
        const work = (await store.work.findRequest(reference))?.work
        return [work?.state, work?.lostReason]
      }),
    )
    expect(states).toEqual(cases.map(([, , expected]) => expected))
    expect((await store.quotes.find('open'))?.versions).toHaveLength(1)
  })

  test('drafts get the parts of an address, and sent versions stay as they were sent', async () => {
    const { rows, store, query } = await upgradeHere('2026-11-28-true-emails')
    const leadId = rows.leads[0]?.id ?? ''
    const former = (address: string, country: string) => ({ ...formerClient, address, country })
    const drafts = [
      { subject: 'Un', client: former('12 quai de l’Exemple, 34200 Sète', 'FR') },
      { subject: 'Deux', client: former('Bakı', 'other') },
      { subject: 'Trois' },
    ]
    for (const [index, draft] of drafts.entries()) {
      await query(`insert into quotes (id, lead_id, seller, number, created_at, changed_at, draft,
        draft_version, drafted_by, edition) values ('q${index}', '${leadId}', 'FR', null, 0, 7,
        '${JSON.stringify(draft)}', 1, 'Nina', 3)`)
    }
    await storeSent(query, 'q9', leadId)

    const clients = []
    for (const index of drafts.keys()) {
      const { draft } = (await store.quotes.find(`q${index}`)) ?? {}
      expect(draft).toMatchObject({ edition: 3, savedAt: 7, savedBy: 'Nina' })
      clients.push(draft?.fields.client)
    }
    expect(clients).toEqual([
      { ...formerClient, street, postcode, town, country: 'FR' },
      { ...formerClient, street: 'Bakı', postcode: '', town: '', country: '' },
      undefined,
    ])
    const stored = await query('select content, acceptance, pdf from quote_versions')
    expect(stored).toMatchObject([{ content: formerContent, acceptance: formerEvidence }])
    const [version] = (await store.quotes.find('q9'))?.versions ?? []
    const oneLine = { street: 'Sète', postcode: '', town: '', registration: '', vatNumber: '' }
    expect(version?.content).toEqual({
      ...contentOfOthers,
      vatRule: null,
      client: { ...formerClient, ...oneLine, country: '' },
    })
    expect(version?.evidence).toEqual({ name: 'Paul', ...oneLine })
    const file = await store.quotes.readPdf({ quoteId: 'q9', version: 1 }, 'sent')
    expect(file?.toString()).toBe('PDF')
  })

  test('decided leads are released from quarantine, the others stay', async () => {
    const { store, query } = await upgradeHere('2026-11-25-whole-acts-frozen')
    await query("update leads set state = 'answered' where reference = 'G-quote-held'")
    await query("update leads set remind_at = 1 where reference = 'G-contact-held'")
    await query(
      "update leads set state = 'answered', spam_at = 1 where reference = 'G-footer-held'",
    )
    await store.health(start)
    const held = await store.listLeads({ quarantined: true })
    expect(held.map(({ reference }) => reference).sort()).toEqual([
      ...['G-coming-soon-held', 'G-comment-held', 'G-footer-held'],
    ])
    for (const reference of ['G-quote-held', 'G-contact-held']) {
      const lead = await store.findLead(reference)
      expect(lead?.releasedAt).toBe(lead?.receivedAt)
      expect(lead?.deliveries.filter(({ state }) => state === 'held')).toEqual([])
    }
  })

  test('a migrated database stores the running publication, and no longer who writes', async () => {
    const { store, query } = await upgradeHere('2026-11-26-questions')
    await store.health(start)
    await expect(query('select * from writers')).rejects.toThrow()
    const row = { run: 'one', state: '{}', until: start + 1 }
    const leases = { after: start, before: start + 2 }
    expect(await store.publishing.begin(row, leases)).toBeUndefined()
    expect(await store.publishing.read()).toEqual(row)
  })

  test.each(['2026-11-23-search-later', '2026-11-26-writers'])(
    'the index of a database with the last migration %s is built anew',
    async (step) => {
      const { rows, store, query } = await upgradeHere(step)
      // Tokens of an older rule.
      await query('delete from lead_words')
      await store.health(start)
      for (const asked of ['inès', '+262 692', '0798765432']) {
        const { groups } = await store.requests.search(asked, 100)
        expect(groups.flatMap((group) => group.rows)).toHaveLength(rows.leads.length)
      }
    },
  )

  test('a database of a newer version is refused, with the reason', async () => {
    const { store, query } = await upgradeHere()
    await store.health(start)
    await store.close()
    await query("update kysely_migration set name = '2999-01-01-later' where name like '%quotes'")
    const opening = store.health(start)
    await expect(opening).rejects.toThrow(StoreUnavailable)
    await expect(opening).rejects.toThrow('a newer version of the site')
  })

  test('the database accepts new lines of the journal, and refuses to change or remove one', async () => {
    const { store, query } = await upgradeHere()
    const entry = { at: start, person: null, action: 'exported', object: 'G-7KM4-2XR' } as const
    await store.journal.add(entry)
    await store.journal.add(entry)
    for (const change of [...changes, ...ownChanges]) {
      await expect(query(change), change).rejects.toThrow('append-only')
    }
    await expect(newestLines(store, 10)).resolves.toMatchObject([
      { seq: 2, object: 'G-7KM4-2XR' },
      { seq: 1, object: 'G-7KM4-2XR' },
    ])
    await expect(store.journal.firstForged()).resolves.toBeUndefined()
  })
}

describe('a SQLite file of an older version', () => {
  judge(
    async (step) => {
      const folder = await mkdtemp(join(tmpdir(), 'graaand-older-'))
      const file = join(folder, 'leads.sqlite')
      const rows = await fillOlder(olderSqlite(folder, file), step, start)
      const store = createSqliteStore(folder)
      return {
        rows,
        store,
        async close() {
          await store.close()
          await rm(folder, { recursive: true })
        },
        async query(statement) {
          using database = new DatabaseSync(file)
          return database.prepare(statement).all()
        },
      }
    },
    [
      "insert or replace into journal values (2, 0, null, 'x', 'read', 'x', '')",
      "insert into journal values (2, 0, null, 'x', 'read', 'x', '') on conflict do update set actor = 'x'",
    ],
    [
      'insert or replace into quote_versions select * from quote_versions',
      "update or replace quote_versions set decline_reason = 'x', accepted_at = null",
    ],
  )
})

describe.skipIf(findPostgres() === undefined)(
  'a PostgreSQL database of an older version',
  { tags: 'postgres' },
  () => {
    judge(
      async (step) => {
        const url = await createPostgresDatabase('empty')
        const rows = await fillOlder(olderPostgres(url), step, start)
        const store = createPostgresStore(url)
        return {
          rows,
          store,
          close: () => store.close(),
          async query(statement) {
            const client = new pg.Client({ connectionString: url })
            await client.connect()
            return client
              .query(statement)
              .then(({ rows }) => rows)
              .finally(() => client.end())
          },
        }
      },
      [
        'truncate journal',
        "insert into journal values (2, 0, null, 'x', 'read', 'x', '') on conflict (seq) do update set actor = 'x'",
      ],
      [
        "insert into quote_versions select * from quote_versions on conflict (quote_id, version) do update set sent_by = 'x'",
      ],
    )
  },
)
