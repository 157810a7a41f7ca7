import { expect, test, vi } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { openDesk } from '#workshop/desk.ts'
import { newLead } from '#workshop/requests.ts'
import { createFakeClock } from '../../../../tools/test/fake-clock.ts'
import { quoteExample } from '../../../../tools/test/quote-example.ts'
import { submitLead } from '../../../leads/submit-lead.ts'
import { sessionLife } from '../../../people/session.ts'
import { createGuard } from '../../../spam/guard.ts'
import type { Store } from '../../../store/store.ts'
import { describeEachStore } from '../../../store/suite/each-store.ts'
import { formRoutes } from '../../forms.ts'

const published = loadContent()

const silent = { info() {}, error() {} }
/** Milliseconds until an open list shows a new request. */
const promised = 1_000

async function openList(store: Store) {
  const fake = createFakeClock()
  let plan = Promise.withResolvers<void>()
  const clock = {
    ...fake,
    after(ms: number, callback: () => void) {
      if (ms < promised) plan.resolve()
      return fake.after(ms, callback)
    },
  }
  const { desk, enter, stopping } = await openDesk({ store, clock, siteUrl: undefined })
  const { person, headers } = await enter({ name: 'Nina' })
  const response = await desk.request(`/flux?depuis=${fake.now() - 60_000}&vues=G-KNOWN`, {
    headers,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    clock,
    desk,
    person,
    headers,
    stopping,
    response,
    async pass(ms: number) {
      await plan.promise
      plan = Promise.withResolvers()
      fake.advance(ms)
    },
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
const paulIsNew = 'event: nouvelles\ndata: {"count":1,"first":"Paul Garcin, site vitrine"}\n\n'

describeEachStore('news of an open list', (store, openElsewhere) => {
  test('a form posted to another instance is announced within a second', async () => {
    const { clock, pass, next } = await openList(store())
    expect(await next()).toContain('"count":0')
    const elsewhere = openElsewhere()
    const forms = formRoutes({
      content: { current: published },
      submit: (input) =>
        submitLead(input, { store: elsewhere, channels: [], clock, random: Math.random }),
      guard: createGuard(clock),
      addressOf: () => '192.0.2.7',
      pages: { has: () => true, render: async () => '' },
      siteUrl: undefined,
      log: silent,
    })
    const answer = await forms.request('http://graaand.example/devis', {
      method: 'POST',
      body: new URLSearchParams({ form: 'quote', ...quoteExample, ...paul }),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Host: 'graaand.example',
        Origin: 'http://graaand.example',
      },
    })
    expect(answer.status).toBe(303)
    await pass(promised)
    expect(await next()).toBe(paulIsNew)
  })

  test('known and hidden requests are not announced', async () => {
    const { clock, response, pass, next } = await openList(store())
    expect(response.headers.get('Content-Type')).toContain('text/event-stream')
    expect(await next()).toContain('"count":0')
    const elsewhere = openElsewhere()
    const keep = (changes: Parameters<typeof newLead>[0]) =>
      elsewhere.keepLead(newLead({ receivedAt: clock.now(), ...changes }), [], {
        acknowledgedSince: 0,
      })
    await keep({ reference: 'G-KNOWN' })
    await keep({ quarantine: ['links'] })
    await keep({ form: 'comment' })
    await keep({ values: paul })
    await pass(promised)
    expect(await next()).toBe(paulIsNew)
  })

  test('a request received during the subscription is announced', async () => {
    const kept = Promise.withResolvers<void>()
    const slow: Store = {
      ...store(),
      requests: {
        ...store().requests,
        async pulse() {
          await kept.promise
          return store().requests.pulse()
        },
      },
    }
    const { clock, next } = await openList(slow)
    expect(await next()).toContain('"count":0')
    await openElsewhere().keepLead(newLead({ values: paul, receivedAt: clock.now() }), [], {
      acknowledgedSince: 0,
    })
    kept.resolve()
    expect(await next()).toBe(paulIsNew)
  })

  test('an ended session gets no further news', async () => {
    const { clock, pass, next } = await openList(store())
    expect(await next()).toContain('"count":0')
    await openElsewhere().keepLead(newLead({ values: paul, receivedAt: clock.now() }), [], {
      acknowledgedSince: 0,
    })
    await pass(sessionLife.idle + 60_000)
    expect(await next()).toMatch(/^event: fin\n/)
    expect(await next()).toBeUndefined()
  })

  test('an open list of a revoked person gets no further news', async () => {
    const { clock, person, pass, next } = await openList(store())
    expect(await next()).toContain('"count":0')
    const elsewhere = openElsewhere()
    await elsewhere.people.revokePerson(person, null, clock.now())
    await elsewhere.keepLead(newLead({ values: paul, receivedAt: clock.now() }), [], {
      acknowledgedSince: 0,
    })
    await pass(promised)
    expect(await next()).toMatch(/^event: fin\n/)
    expect(await next()).toBeUndefined()
  })

  test('a HEAD request starts no stream', async () => {
    const { desk, headers, next } = await openList(store())
    expect(await next()).toContain('"count":0')
    const reads = vi.spyOn(store().requests, 'listNew')
    const written = await store().moving.journalHead()
    for (const path of ['/flux?depuis=1', '/export.csv', '/journal.csv']) {
      const answer = await desk.request(path, { method: 'HEAD', headers })
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, ''])
    }
    const list = await desk.request('/flux', { headers })
    await list.body?.getReader().read()
    expect(reads).toHaveBeenCalled()
    expect(reads.mock.calls.map(([since]) => since)).not.toContain(1)
    expect(await store().moving.journalHead()).toEqual(written)
  })

  test('a stopping process ends its streams', async () => {
    const { stopping, next } = await openList(store())
    expect(await next()).toContain('"count":0')
    stopping.abort()
    expect(await next()).toBeUndefined()
  })
})
