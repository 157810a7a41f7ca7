import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newLead } from '#workshop/requests.ts'
import { startSite } from '#workshop/site.ts'
import { findPostgres, startPostgres } from '../../../tools/test/postgres-process.ts'
import { StoreUnavailable, WrongDatabase } from '../engine/faults.ts'
import { fillOlder, olderPostgres, olderSteps } from '../suite/older-database.ts'
import { describeStore } from '../suite/store-suite.ts'
import { answerTime, createPostgresDatabase, reusedPostgres } from '../suite/test-databases.ts'
import { createPostgresStore, hintFor } from './postgres.ts'

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

/** https://www.postgresql.org/docs/current/protocol-message-formats.html */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E----')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Runs statements, which may name the database; returns the rows of the last one. */
async function change(url: string, statements: (database: string) => string[]) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements(new URL(url).pathname.slice(1)))
      rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
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

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'sslrootcert=FILE'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'sslrootcert=FILE'],
  ['42P01', 'search_path'],
  ['CERT_HAS_EXPIRED', undefined],
])('the failure %s has the hint %s', (code, words) => {
  const hint = hintFor(Object.assign(new Error(''), { code }))
  expect(hint).toEqual(words && expect.stringContaining(words))
})

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

  test.each(['repeatable read', 'serializable'])(
    'the same content sent at once is one lead in a database whose default is %s',
    async (isolation) => {
      const url = await createPostgresDatabase()
      await change(url, (name) => [
        `alter database ${name} set default_transaction_isolation = '${isolation}'`,
      ])
      const stores = await openInstances(3, url)
      const outcomes = await Promise.all(
        Array.from({ length: 24 }, (_, index) => {
          const lead = newLead({ digest: `same ${index % 2}` })
          return stores[index % 3]?.keepLead(lead, [], { ...rules, sameContentSince: 0 })
        }),
      )
      expect(outcomes.filter((kept) => kept?.outcome === 'kept')).toHaveLength(2)
    },
  )

  test.each([
    ['', 'public', ['older']],
    ['ours, public', 'ours', ['older']],
    ['missing, ours', 'ours', ['older']],
    // As PostgreSQL resolves names: a later schema of the path that has the tables comes before a first
    // one without them.
    ['ours, older', 'older', []],
  ])(
    'with search_path “%s” the tables are those of the schema %s, whatever other schemas contain',
    async (path, schema, noticed) => {
      const url = await createPostgresDatabase('empty')
      await change(url, () => ['create schema older', 'create schema ours'])
      const [older] = await openInstances(1, `${url}?options=-csearch_path%3Dolder`)
      await older?.keepLead(newLead({ reference: 'G-7KM4-2XR' }), [], rules)
      if (path) await change(url, (name) => [`alter database ${name} set search_path = ${path}`])
      const notices: string[] = []
      const store = createPostgresStore(url, undefined, (line) => notices.push(line))
      onTestFinished(() => store.close())
      await expect(store.health(0)).resolves.toBeUndefined()
      await store.keepLead(newLead(), [], rules)
      const found = await change(url, () => [`select count(*) from ${schema}.leads`])
      expect(found).toEqual([{ count: schema === 'older' ? '2' : '1' }])
      expect(notices).toEqual(
        noticed.map(
          (other) =>
            `New tables are made in the schema ${schema}; search_path does not find those in ${other}`,
        ),
      )
    },
  )

  test('tables of an older version in a later schema of the path get the new ones beside them', async () => {
    const url = await createPostgresDatabase('empty')
    await change(url, () => ['create schema older', 'create schema ours'])
    const within = `${url}?options=-csearch_path%3Dolder`
    await fillOlder(olderPostgres(within), olderSteps[1] ?? '', Date.UTC(2026, 10, 21))
    const [store] = await openInstances(1, `${url}?options=-csearch_path%3Dours,older`)
    await expect(store?.health(0)).resolves.toBeUndefined()
    const tables = "select distinct schemaname from pg_tables where tablename = 'quotes'"
    await expect(change(url, () => [tables])).resolves.toEqual([{ schemaname: 'older' }])
  })

  test.each([
    ['no schema that exists', ['alter database NAME set search_path = missing'], 'search_path'],
    ['a table of another program', ['create table leads (id text)'], '"leads" already exists'],
    ['no right to make tables', ['revoke create on schema public from public'], undefined],
  ])('a database with %s is unavailable, and the error says why', async (_, statements, words) => {
    const url = await createPostgresDatabase('empty')
    await change(url, (name) => statements.map((text) => text.replace('NAME', name)))
    const user = new URL(url)
    if (words === undefined) {
      await change(url, (name) => [`create role guest_${name} login`])
      user.username = `guest_${user.pathname.slice(1)}`
    }
    const [store] = await openInstances(1, user.href)
    const error = await store?.health(0).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(String(error)).toContain(words ?? 'may not make tables in the schema public')
  })

  test('a database whose tables left the search path is unavailable until a restart, with a hint', async () => {
    const url = await createPostgresDatabase()
    const [store] = await openInstances(1, url)
    await store?.health(0)
    await change(url, () => ['alter schema public rename to away', 'create schema public'])
    for (const use of [() => store?.health(0), () => store?.keepLead(newLead(), [], rules)]) {
      const error = await use()?.catch((error: unknown) => error)
      expect(error).toBeInstanceOf(StoreUnavailable)
      expect(String(error)).toContain('search_path')
    }
    await change(url, () => ['drop schema public', 'alter schema away rename to public'])
    await expect(store?.health(0)).resolves.toBeUndefined()
  })

  test('a database that was read only stores again once it may be written, without a restart', async () => {
    const url = await createPostgresDatabase()
    await change(url, (name) => [`alter database ${name} set default_transaction_read_only = on`])
    const [store] = await openInstances(1, url)
    await expect(store?.keepLead(newLead(), [], rules)).rejects.toThrow('read-only transaction')
    await change(url, (name) => [
      'set default_transaction_read_only = off',
      `alter database ${name} reset default_transaction_read_only`,
    ])
    await store?.keepLead(newLead(), [], rules)
    await expect(store?.listLeads()).resolves.toHaveLength(1)
  })

  test('a user who may write the tables but does not own them is named', async () => {
    const url = await createPostgresDatabase()
    const user = `writer_${new URL(url).pathname.slice(1)}`
    await change(url, () => [
      `create role ${user} login`,
      `grant select, insert, update, delete on all tables in schema public to ${user}`,
    ])
    onTestFinished(async () => {
      await change(url, () => [`drop owned by ${user}`, `drop role ${user}`])
    })
    const notices: string[] = []
    for (const name of [new URL(url).username, user]) {
      const own = Object.assign(new URL(url), { username: name }).href
      const store = createPostgresStore(own, answerTime, (line) => notices.push(line))
      await store.health(0)
      await store.close()
    }
    expect(notices).toEqual([expect.stringContaining(`The user ${user} does not own the tables`)])
  })

  test('a database in another encoding than UTF8 is refused by its name', async () => {
    const url = new URL(await createPostgresDatabase('empty'))
    const name = `${url.pathname.slice(1)}_latin1`
    await change(url.href, () => [
      `create database ${name} encoding 'LATIN1' locale 'C' template template0`,
    ])
    url.pathname = name
    const [store] = await openInstances(1, url.href)
    const error = await store?.health(0).catch((error: unknown) => error)
    expect(error).toMatchObject({ cause: expect.any(WrongDatabase) })
    expect(String(error)).toContain('LATIN1')
    const site = startSite({ DATABASE_URL: url.href })
    await expect(site).rejects.toThrow(/ended \(1\).*LATIN1.*DATABASE_URL/s)
  })

  test('a pooler that refuses limits at the start of a session, as PgBouncer does, gets none', async () => {
    const url = new URL(await createPostgresDatabase('empty'))
    const port = Number(url.port)
    const pooler = createServer((client) => {
      client.once('data', (start) => {
        if (start.includes('_timeout')) {
          client.end(refusal('08P01', 'unsupported startup parameter: statement_timeout'))
          return
        }
        const server = connect(port, url.hostname)
        server.write(start)
        client.pipe(server).pipe(client)
      })
    }).listen(0, '127.0.0.1')
    await once(pooler, 'listening')
    onTestFinished(() => void pooler.close())
    url.port = String((pooler.address() as AddressInfo).port)
    const [store] = await openInstances(1, url.href)
    await store?.keepLead(newLead(), [], rules)
    await expect(store?.listLeads()).resolves.toHaveLength(1)
  })

  test('without a user in its URL, the process’s user signs in, as with psql', async () => {
    const url = new URL(await createPostgresDatabase())
    const { username } = userInfo()
    await change(url.href, () => [
      `do $$ begin create role "${username}" superuser login; exception when duplicate_object then null; end $$`,
    ])
    const { stdout } = await promisify(execFile)(process.execPath, ['server/cli.ts', 'list'], {
      env: {
        PATH: process.env.PATH,
        USER: 'nobody-known',
        DATABASE_URL: `postgres://${url.host}${url.pathname}`,
      },
    })
    expect(stdout).toBe('Aucune demande.\n')
  })

  test('a migration may take longer than the time limit of a query', async () => {
    const url = await createPostgresDatabase('empty')
    const step = olderSteps[1] ?? ''
    const { leads } = await fillOlder(olderPostgres(url), step, Date.UTC(2026, 10, 21))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    // The first statement rests: each would take a second of the test.
    await client.query('create sequence rests')
    await client.query(`create function rest() returns trigger language plpgsql as
      $$ begin if nextval('rests') = 1 then perform pg_sleep(1.2); end if; return null; end $$`)
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
