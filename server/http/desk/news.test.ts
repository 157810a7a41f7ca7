import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../../clock.ts'
import { openSession, sessionLife } from '../../people/session.ts'
import { createSqliteStore } from '../../store/databases/sqlite.ts'
import { newLead } from '../../store/suite/store-suite.ts'
import { createDesk } from './desk.ts'

const start = Date.UTC(2026, 10, 23, 10)
const silent = { info() {}, error() {} }

/** A desk whose list is open, and another instance on the same database. */
async function setUp() {
  const directory = await mkdtemp(join(tmpdir(), 'graaand-'))
  const [here, elsewhere] = [createSqliteStore(directory), createSqliteStore(directory)]
  const stopping = new AbortController()
  onTestFinished(async () => {
    stopping.abort()
    await Promise.all([here.close(), elsewhere.close()])
    await rm(directory, { recursive: true })
  })
  let now = start
  const clock = { ...systemClock, now: () => now }
  const person = await here.people.addPerson({ email: 'n@x.fr', name: 'Nina', role: 'equipe' }, now)
  const session = { personId: person.id, passkeyId: null, device: 'test' }
  const secret = await openSession(session, { people: here.people, clock })
  const desk = createDesk({
    desk: { draw: () => '', files: new Map() },
    store: here,
    clock,
    log: silent,
    channels: [],
    agency: '',
    siteUrl: undefined,
    stopping: stopping.signal,
  } as never)
  const response = await desk.request(`/flux?depuis=${start}&vues=G-KNOWN`, {
    headers: { Cookie: `bureau=${secret}` },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    desk,
    here,
    person,
    secret,
    elsewhere,
    stopping,
    response,
    setTime(instant: number) {
      now = instant
    },
    /** The next thing that is told, or undefined at the end. */
    async next(): Promise<string | undefined> {
      for (;;) {
        const read = await reader?.read()
        if (!read || read.done) return undefined
        if (!read.value.startsWith(':')) return read.value
      }
    },
  }
}

const paul = { name: 'Paul Garcin', email: 'p@exemple.fr', pack: 'site-vitrine-premium' }

test('what another instance receives is told, without what the list knows or must not see', async () => {
  const { elsewhere, response, next } = await setUp()
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  expect(await next()).toContain('"count":0')
  const keep = (changes: Parameters<typeof newLead>[0]) =>
    elsewhere.keepLead(newLead({ receivedAt: start + 1, ...changes }), [], { acknowledgedSince: 0 })
  await keep({ reference: 'G-KNOWN' })
  await keep({ quarantine: ['links'] })
  await keep({ form: 'comment' })
  await keep({ values: paul })
  expect(await next()).toBe(
    'event: nouvelles\ndata: {"count":1,"first":"Paul Garcin, site vitrine"}\n\n',
  )
})

test('a session that is over is told nothing more', async () => {
  const { elsewhere, setTime, next } = await setUp()
  expect(await next()).toContain('"count":0')
  setTime(start + sessionLife.idle + 60_000)
  await elsewhere.keepLead(newLead({ values: paul, receivedAt: start + 1 }), [], {
    acknowledgedSince: 0,
  })
  expect(await next()).toMatch(/^event: fin\n/)
  expect(await next()).toBeUndefined()
})

test('a process that leaves ends what listens', async () => {
  const { stopping, next } = await setUp()
  expect(await next()).toContain('"count":0')
  stopping.abort()
  expect(await next()).toBeUndefined()
})

test('who is sent away hears nothing more along the list that they left open', async () => {
  const { elsewhere, person, next } = await setUp()
  expect(await next()).toContain('"count":0')
  await elsewhere.people.revokePerson(person, null, start)
  await elsewhere.keepLead(newLead({ values: paul, receivedAt: start + 1 }), [], {
    acknowledgedSince: 0,
  })
  expect(await next()).toMatch(/^event: fin\n/)
  expect(await next()).toBeUndefined()
})

test('a HEAD, which nobody reads on, begins nothing that goes on', async () => {
  const { desk, here, secret, next } = await setUp()
  expect(await next()).toContain('"count":0')
  const reads = vi.spyOn(here.requests, 'listNew')
  const written = await here.journal.head()
  const headers = { Cookie: `bureau=${secret}` }
  for (const path of ['/flux', '/export.csv', '/journal.csv']) {
    const answer = await desk.request(path, { method: 'HEAD', headers })
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, ''])
  }
  // Begun later, and told as soon as what was begun before it would be.
  const list = await desk.request('/flux', { headers })
  await list.body?.getReader().read()
  expect(reads).toHaveBeenCalledOnce()
  expect(await here.journal.head()).toBe(written)
})
