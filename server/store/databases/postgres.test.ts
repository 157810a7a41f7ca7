import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres, startPostgres } from '../../../tools/test/postgres-process.ts'
import { StoreUnavailable } from '../engine/faults.ts'
import { fillOlder, olderPostgres, olderSteps } from '../suite/older-database.ts'
import { describeStore, newLead } from '../suite/store-suite.ts'
import { answerTime, createPostgresDatabase, reusedPostgres } from '../suite/test-databases.ts'
import { createPostgresStore } from './postgres.ts'

const programs = findPostgres()
const rules = { acknowledgedSince: 0 }

async function openInstances(number: number, url?: string) {
  url ??= await createPostgresDatabase()
  const stores = Array.from({ length: number }, () => createPostgresStore(url))
  onTestFinished(async () => {
    for (const store of stores) await store.close()
  })
  return stores
}

// A missing PostgreSQL fails on CI instead of skipping silently.
test.runIf(programs === undefined)(
  'PostgreSQL is not on this machine',
  { tags: 'postgres' },
  (context) => {
    if (process.env.CI) throw new Error('Install PostgreSQL: its tests cannot run')
    context.skip('PostgreSQL is not on this machine: its store is not tested')
  },
)

describe.skipIf(programs === undefined)('PostgreSQL', { tags: 'postgres' }, () => {
  const emptyDatabase = reusedPostgres()
  describeStore('store', async () => {
    const url = await emptyDatabase()
    return { open: () => createPostgresStore(url, answerTime), cleanUp: async () => {} }
  })

  test('instances that start together on a new database migrate it once', async () => {
    const stores = await openInstances(8, await createPostgresDatabase('empty'))
    await Promise.all(stores.map((store) => store.keepLead(newLead(), [], rules)))
    await expect(stores[0]?.listLeads()).resolves.toHaveLength(8)
  })

  test('the same content sent to several instances at once is one lead', async () => {
    const stores = await openInstances(3)
    for (let round = 0; round < 10; round++) {
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) => {
          const lead = newLead({ digest: `same ${round}` })
          return stores[index % 3]?.keepLead(lead, [], { ...rules, sameContentSince: 0 })
        }),
      )
      expect(outcomes.filter((kept) => kept?.outcome === 'kept')).toHaveLength(1)
    }
  })

  test('concurrent leads of one address at several instances get one acknowledgement', async () => {
    const stores = await openInstances(3)
    const plans = [{ channel: 'smtp', recipient: 'visitor' }] as const
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        stores[index % 3]?.keepLead(newLead({ values: { email: 'x@exemple.fr' } }), plans, rules),
      ),
    )
    const leads = (await stores[0]?.listLeads()) ?? []
    expect(leads).toHaveLength(30)
    expect(leads.flatMap(({ deliveries }) => deliveries)).toHaveLength(1)
  })

  test('concurrent claims of several instances never return the same delivery, nor wait for each other', async () => {
    const stores = await openInstances(3)
    const plans = Array.from(
      { length: 90 },
      () => ({ channel: 'smtp', recipient: 'agency' }) as const,
    )
    await stores[0]?.keepLead(newLead({ receivedAt: 0 }), plans, rules)
    const leases = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        stores[index % 3]?.claimDue({ channels: ['smtp'], now: 1, until: 2, limit: 3 }),
      ),
    )
    const ids = leases.flatMap((claimed) => claimed?.map(({ id }) => id) ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    // Claims skip locked rows, so at least one of them is full.
    expect(Math.max(...leases.map((claimed) => claimed?.length ?? 0))).toBe(3)
  })

  test('a migration may take longer than the time limit of a query', async () => {
    const url = await createPostgresDatabase('empty')
    const step = olderSteps[1] ?? ''
    const { leads } = await fillOlder(olderPostgres(url), step, Date.UTC(2026, 10, 21))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`create function rest() returns trigger language plpgsql as
      $$ begin perform pg_sleep(1.2); return null; end $$`)
    await client.query(`create trigger rest after update on leads
      for each statement execute function rest()`)
    await client.end()
    const store = createPostgresStore(url, 1_000)
    onTestFinished(() => store.close())
    await expect(store.listLeads()).resolves.toHaveLength(leads.length)
  })

  test('the leads command reads PostgreSQL, and names pg_dump for a backup', async () => {
    const url = await createPostgresDatabase()
    const store = createPostgresStore(url)
    await store.keepLead(newLead({ reference: 'G-7KM4-2XR' }), [], rules)
    await store.close()
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: '/nowhere' }
    const leads = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['server/cli.ts', ...args], { env }).then(
        ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
        ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
      )
    const [list, exported, backup] = await Promise.all([
      leads('list'),
      leads('export', '--format', 'json'),
      leads('backup', 'leads.sqlite'),
    ])
    expect(list).toMatchObject({ code: 0, stdout: expect.stringMatching(/^G-7KM4-2XR /m) })
    expect(JSON.parse(exported.stdout)).toMatchObject([{ reference: 'G-7KM4-2XR' }])
    expect(backup).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_dump') })
  })

  test('a restart of the database is an outage only while it lasts, and loses no acknowledged lead', async () => {
    const server = await startPostgres(programs ?? '')
    onTestFinished(() => server.stop())
    const [store] = await openInstances(1, await server.createDatabase())
    if (!store) throw new Error('no store')
    const kept = newLead()
    await store.keepLead(kept, [], rules)
    for (const mode of ['fast', 'immediate'] as const) {
      const underWay = Array.from({ length: 20 }, () => newLead())
      const outcomes = Promise.allSettled(underWay.map((lead) => store.keepLead(lead, [], rules)))
      await server.restart(mode)
      for (const [index, outcome] of (await outcomes).entries()) {
        if (outcome.status === 'rejected') {
          expect(outcome.reason).toBeInstanceOf(StoreUnavailable)
        } else {
          await expect(store.findLead(underWay[index]?.id ?? '')).resolves.toBeDefined()
        }
      }
      await expect(store.health(0)).resolves.toBeUndefined()
    }
    await expect(store.findLead(kept.id)).resolves.toMatchObject({ reference: kept.reference })
  })
})

test.each([
  ['closes each connection', (socket: Socket) => socket.destroy()],
  ['never answers', () => {}],
])(
  'a server that %s is unavailable within the time limit, and the error contains no password',
  async (_, greet) => {
    const deaf = createServer(greet).listen(0, '127.0.0.1')
    await once(deaf, 'listening')
    const { port } = deaf.address() as AddressInfo
    const store = createPostgresStore(`postgres://graaand:secret@127.0.0.1:${port}/leads`, 100)
    const error = await store.keepLead(newLead(), [], rules).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(String(error)).not.toContain('secret')
    await store.close()
    deaf.close()
  },
)
