import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { refusals as refusalsOf } from '#content/forms/messages.ts'
import { fieldNames } from '#forms/form.ts'
import { quoteForm } from '#forms/registry.ts'
import type { FormResult, ProofRequest } from '#forms/result.ts'
import { sentMarker } from '#forms/result.ts'
import { eventually } from '../../tools/test/eventually.ts'
import { createFakeClock } from '../../tools/test/fake-clock.ts'
import { quoteExample } from '../../tools/test/quote-example.ts'
import type { LeadInput } from '../leads/submit-lead.ts'
import type { Drawn, Pages } from '../site/pages.ts'
import { createGuard, type Guard, type Post } from '../spam/guard.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { Store } from '../store/store.ts'
import { formRoutes, sentRoute } from './forms.ts'

const content = loadContent()
const refusals = refusalsOf(content.company)

const empty = Object.fromEntries(fieldNames(quoteForm).map((name) => [name, '']))

const quote = { ...quoteExample, description: 'Un atelier à Pézenas.\nDeux tours.' }

const contact = { name: 'I', email: 'i@exemple.fr', phone: '1', message: 'M' }

const site = ['/', '/devis', '/contactez-nous', '/single-blog', '/coming-soon']

function setUp({
  siteUrl,
  outage,
  before,
  address = '',
  guard = createGuard(createFakeClock()),
}: {
  siteUrl?: string
  outage?: boolean
  before?: Promise<void>
  address?: string
  guard?: Guard
} = {}) {
  const kept: LeadInput[] = []
  const clock = createFakeClock()
  const receivedAt = clock.now()
  const findLead = vi.fn(async (reference: string) =>
    reference === 'G-7KM4-2XR' && kept[0]
      ? { ...kept[0], receivedAt, deliveries: [{ recipient: 'visitor', state: 'waiting' }] }
      : undefined,
  )
  const log = {
    info: vi.fn<(message: string) => void>(),
    error: vi.fn<(message: string) => void>(),
  }
  const pages: Pages = {
    has: (path) => site.includes(path),
    render: async (url, result) => JSON.stringify({ page: url.pathname + url.search, result }),
  }
  const store = { findLead: findLead as unknown as Store['findLead'] }
  const app = new Hono<Drawn>()
    .use((c, next) => {
      c.set('nonce', () => '')
      return next()
    })
    .route('/', sentRoute({ store, clock, pages, log }))
  const posts = formRoutes({
    content: { current: content },
    async submit(input) {
      if (outage) throw new StoreUnavailable(new Error('disk full'))
      kept.push(input)
      await before
      return { reference: 'G-7KM4-2XR', mailed: true }
    },
    guard,
    addressOf: () => address,
    pages,
    siteUrl,
    log,
  })
  app.route('/', posts)
  const send = (
    path: string,
    body: RequestInit['body'] | Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    app.request(`http://graaand.example${path}`, {
      method: 'POST',
      body: isFields(body) ? new URLSearchParams(body) : body,
      headers: {
        Host: 'graaand.example',
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    } as RequestInit)
  const get = (path: string) => app.request(`http://graaand.example${path}`)
  const post: typeof send = async (...sent) => {
    const answer = await send(...sent)
    const next = answer.headers.get('Location')
    return next === null ? answer : get(next)
  }
  return { app, kept, log, send, post, get, clock, findLead }
}

function isFields(body: unknown): body is Record<string, string> {
  return Object.getPrototypeOf(body) === Object.prototype
}

async function resultOf(response: Response): Promise<FormResult> {
  const shown = (await response.json()) as FormResult | { result: FormResult }
  return 'result' in shown ? shown.result : shown
}

const asksJson = { Accept: 'application/json' }

test('a quote request is stored, and the page shows its reference', async () => {
  const { kept, send, get } = setUp()
  const response = await send('/devis?service=seo', quote)
  expect(response.status).toBe(303)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const [next = '', shown] = (response.headers.get('Location') ?? '').split('#')
  expect([next, shown]).toEqual(['/devis?service=seo&envoi=G-7KM4-2XR', 'quote-envoi'])
  for (let time = 0; time < 2; time++) {
    const page = await get(next)
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Type')).toMatch('text/html')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
    await expect(page.json()).resolves.toEqual({
      page: next,
      result: { status: 'accepted', form: 'quote', reference: 'G-7KM4-2XR', mailed: true },
    })
  }
  expect(kept).toEqual([{ form: 'quote', values: { ...empty, ...quote }, page: '/devis' }])
})

test.each([
  ['an unknown reference', '/devis?envoi=G-2222-222'],
  ['an invalid reference', '/devis?envoi=bravo'],
  ['an empty reference', '/devis?envoi='],
  ['an unknown page', '/nulle-part?envoi=G-7KM4-2XR'],
])('%s is answered with 404 instead of a success message', async (_, address) => {
  const { post, get } = setUp()
  await post('/devis', quote)
  expect((await get(address)).status).toBe(404)
})

test('the success message is shown for a day, also when the database is unavailable', async () => {
  const { post, get, clock, findLead } = setUp()
  await post('/contactez-nous', { ...contact, form: 'contact' })
  const next = `/contactez-nous?${sentMarker}=G-7KM4-2XR`
  findLead.mockRejectedValueOnce(new StoreUnavailable(new Error('disk I/O error')))
  await expect(resultOf(await get(next))).resolves.toMatchObject({
    status: 'accepted',
    form: 'contact',
  })
  clock.advance(24 * 3_600_000)
  expect((await get(next)).status).toBe(200)
  clock.advance(1)
  expect((await get(next)).status).toBe(404)
})

test('with JavaScript the answer is JSON, and the lead has the browser’s id', async () => {
  const { kept, post } = setUp()
  const id = randomUUID()
  const fields = { form: 'quote', id, ...quote, pack: 'site-vitrine-premium' }
  const response = await post('/', fields, asksJson)
  expect(response.headers.get('Content-Type')).toMatch('application/json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  await expect(response.json()).resolves.toEqual({
    status: 'accepted',
    form: 'quote',
    reference: 'G-7KM4-2XR',
    mailed: true,
  })
  expect(kept).toMatchObject([
    { clientId: id, page: '/', values: { pack: 'site-vitrine-premium' } },
  ])
})

test.each([
  ['/devis', 'quote', quote],
  ['/contactez-nous', 'contact', contact],
  ['/single-blog', 'comment', { name: 'I', email: 'i@exemple.fr', comment: '' }],
  ['/coming-soon', 'coming-soon', { email: 'i@exemple.fr' }],
  ['/', 'footer', { name: 'I', email: 'i@exemple.fr', phone: '', description: '' }],
])('a post to %s without a form name is the %s form', async (path, form, fields) => {
  const { kept, post } = setUp()
  expect((await post(path, { ...fields })).status).toBe(200)
  expect(kept).toMatchObject([{ form, page: path, values: fields }])
})

test('a post to an address with a trailing slash belongs to the same page', async () => {
  const { kept, post } = setUp()
  expect((await post('/devis/', quote)).status).toBe(200)
  expect(kept).toMatchObject([{ form: 'quote', page: '/devis' }])
})

test('a refused form returns a message per field and all typed values', async () => {
  const { kept, post } = setUp()
  const typed = { ...quote, name: ' ', email: 'ines', service: 'Plomberie' }
  for (const headers of [asksJson, {}]) {
    const response = await post('/devis', typed, headers)
    expect(response.status).toBe(422)
    await expect(resultOf(response)).resolves.toEqual({
      status: 'refused',
      form: 'quote',
      errors: {
        name: 'Le nom est obligatoire.',
        email: expect.stringContaining('Cette adresse semble incomplète'),
        service: 'Veuillez sélectionner un service.',
      },
      values: { ...empty, ...typed },
    })
  }
  expect(kept).toEqual([])
})

test('an empty post is refused field by field', async () => {
  const { post } = setUp()
  const response = await post('/devis', '', asksJson)
  expect(response.status).toBe(422)
  const result = await resultOf(response)
  expect(result.status === 'refused' && Object.keys(result.errors)).toEqual(Object.keys(quote))
})

test.each([
  ['NUL', { ...quote, name: 'Inès\0' }, 'name'],
  ['a text beyond its limit', { ...quote, description: 'é'.repeat(10_001) }, 'description'],
])('%s is refused', async (_, fields, field) => {
  const { kept, post } = setUp()
  const response = await post('/devis', fields, asksJson)
  expect(response.status).toBe(422)
  await expect(response.json()).resolves.toHaveProperty(['errors', field])
  expect(kept).toEqual([])
})

test('the longest accepted text fits in a body, in any script', async () => {
  const { kept, post } = setUp()
  const description = '語'.repeat(10_000)
  expect((await post('/devis', { ...quote, description })).status).toBe(200)
  expect(kept).toMatchObject([{ values: { description } }])
})

const encoded = new URLSearchParams(quote).toString()

test.each<[string, number, string, RequestInit['body'], Record<string, string>]>([
  ['JSON', 415, refusals.wrongType, JSON.stringify(quote), { 'Content-Type': 'application/json' }],
  ['plain text', 415, refusals.wrongType, encoded, { 'Content-Type': 'text/plain' }],
  [
    'multipart',
    415,
    refusals.wrongType,
    encoded,
    { 'Content-Type': 'multipart/form-data; boundary=x' },
  ],
  [
    'another charset',
    415,
    refusals.wrongType,
    encoded,
    { 'Content-Type': 'application/x-www-form-urlencoded; charset=iso-8859-1' },
  ],
  ['no type', 415, refusals.wrongType, encoded, { 'Content-Type': '' }],
  ['1 MB', 413, refusals.tooLarge, `${encoded}${'x'.repeat(1_048_576)}`, {}],
  ['a truncated escape', 400, refusals.damaged, `${encoded}%E`, {}],
  ['an escape that is none', 400, refusals.damaged, `${encoded}%zz`, {}],
  ['escaped bytes that are not UTF-8', 400, refusals.damaged, `${encoded}%FF%FE`, {}],
  ['an escaped half of a pair', 400, refusals.damaged, `${encoded}%ED%A0%80`, {}],
  ['raw bytes that are not UTF-8', 400, refusals.damaged, new Uint8Array([0x6e, 0x3d, 0xe9]), {}],
  ['an unknown form', 400, refusals.unknownForm, `${encoded}&form=login`, {}],
  ['a form named constructor', 400, refusals.unknownForm, `${encoded}&form=constructor`, {}],
  ['another origin', 403, refusals.foreignOrigin, encoded, { Origin: 'https://ailleurs.example' }],
  ['no origin worth the name', 403, refusals.foreignOrigin, encoded, { Origin: 'null' }],
  ['another site', 403, refusals.foreignOrigin, encoded, { 'Sec-Fetch-Site': 'cross-site' }],
  [
    'a frame of another site',
    403,
    refusals.foreignOrigin,
    encoded,
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  ],
  ['a neighbour', 403, refusals.foreignOrigin, encoded, { 'Sec-Fetch-Site': 'same-site' }],
  ['64 kB and a byte', 413, refusals.tooLarge, 'x'.repeat(65_537), {}],
  ['escapes without an end', 413, refusals.tooLarge, '%'.repeat(3 * 65_536 + 1), {}],
])(
  '%s is answered with %i and a clear message, and not stored',
  async (_, status, message, body, headers) => {
    const { kept, log, post } = setUp()
    for (const accept of [asksJson, {}]) {
      const response = await post('/devis', body, { ...headers, ...accept })
      expect(response.status).toBe(status)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      await expect(resultOf(response)).resolves.toMatchObject({
        status: 'failed',
        form: 'quote',
        message,
      })
    }
    expect(kept).toEqual([])
    expect(log.error).not.toHaveBeenCalled()
    expect((await post('/devis', quote)).status).toBe(200)
  },
)

test.each([
  ['an unknown field', '&ext_token=1'],
  ['two of them', '&ext_token=1&ext_token=2'],
  ['an array', '&name[]=a'],
  ['a field of another form', '&message=x'],
  ['a field named __proto__', '&__proto__=x'],
  ['an id that is no UUID', '&id=1'],
  ['a field twice', '&name=Autre'],
])(
  '%s, as browser extensions add, does not change the stored lead, and sets hasStrangeFields',
  async (_, added) => {
    const judged: Post[] = []
    const guard: Guard = async (post) => {
      judged.push(post)
      return { outcome: 'welcome' }
    }
    const { kept, post } = setUp({ guard })
    for (const headers of [asksJson, {}]) {
      expect((await post('/devis', encoded + added, headers)).status).toBe(200)
      expect(kept.splice(0)).toEqual([
        { form: 'quote', page: '/devis', values: { ...empty, ...quote } },
      ])
    }
    expect((await post('/devis', quote)).status).toBe(200)
    expect(judged.map(({ hasStrangeFields }) => hasStrangeFields)).toEqual([true, true, false])
  },
)

test('an empty field that an extension adds before the form’s field is ignored', async () => {
  const { kept, post } = setUp()
  expect((await post('/devis', `name=&description=&${encoded}`)).status).toBe(200)
  expect(kept).toMatchObject([{ values: quote }])
})

test('every refusal names the mail address and the phone numbers of the agency', () => {
  for (const message of Object.values(refusals)) {
    expect(message).toContain(content.company.email)
    for (const { phone } of content.company.offices) expect(message).toContain(phone.label)
  }
})

test.each<[string, string | undefined, string, number]>([
  ['the public origin', 'https://graaand.example', 'https://graaand.example', 200],
  ['the same host by http', 'https://graaand.example', 'http://graaand.example', 403],
  ['a longer name', 'https://graaand.example', 'https://graaand.example.evil.test', 403],
  ['the host asked for, behind TLS', undefined, 'https://graaand.example', 200],
  ['the host asked for', undefined, 'http://graaand.example', 200],
  ['another port of it', undefined, 'http://graaand.example:8080', 403],
])('a post from %s', async (_, siteUrl, origin, status) => {
  const { post } = setUp(siteUrl === undefined ? {} : { siteUrl })
  expect((await post('/devis', quote, { Origin: origin })).status).toBe(status)
})

test('when the database is unavailable, the answer reports that the lead was not stored', async () => {
  const { log, post } = setUp({ outage: true })
  for (const headers of [asksJson, {}]) {
    const response = await post('/devis', quote, headers)
    expect(response.status).toBe(503)
    await expect(resultOf(response)).resolves.toEqual({
      status: 'failed',
      form: 'quote',
      message: refusals.notKept,
      values: quote,
    })
  }
  expect(refusals.notKept).toContain('nous ne l’avons pas reçue')
  expect(JSON.stringify(log.error.mock.calls)).toContain('disk full')
  expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/Inès|ines@|Pézenas/)
})

test('a post to an address without a page gets 404, and is not stored', async () => {
  const { post, kept } = setUp()
  expect((await post('/nulle-part', quote)).status).toBe(404)
  expect(kept).toEqual([])
})

test.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
  ['*/*', 'text/html'],
  ['application/json', 'application/json'],
  ['application/json, text/html;q=0.5', 'application/json'],
  ['text/html, application/json;q=0.5', 'text/html'],
])('a post that accepts “%s” is answered in %s', async (accept, type) => {
  const { post } = setUp()
  const response = await post('/devis', quote, { Accept: accept })
  expect(response.headers.get('Content-Type')).toMatch(type)
})

test.each([
  ['neither header', {}],
  ['its own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://graaand.example' }],
  ['a restored tab', { 'Sec-Fetch-Site': 'none' }],
  [
    'its own page, whose referrer an extension hides',
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
  ],
])('a post with %s is accepted', async (_, headers) => {
  const { post } = setUp()
  expect((await post('/devis', quote, headers)).status).toBe(200)
})

test('no method but POST stores a lead', async () => {
  const { app, kept } = setUp()
  const query = new URLSearchParams({ form: 'quote', ...quote })
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    await app.request(`http://graaand.example/devis?${query}`, { method })
  }
  expect(kept).toEqual([])
})

test('too many concurrent posts are refused with a retry time', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const { kept, post } = setUp({ before: gate })
  const first = Array.from({ length: 256 }, () => post('/devis', quote, asksJson))
  await eventually(() => expect(kept).toHaveLength(256))
  const json = await post('/devis', quote, asksJson)
  expect([json.status, json.headers.get('Retry-After')]).toEqual([503, '5'])
  await expect(json.json()).resolves.toMatchObject({ status: 'failed', message: refusals.busy })
  const plain = await post('/devis', quote)
  expect([plain.status, await plain.text()]).toEqual([503, refusals.busy])
  open()
  for (const { status } of await Promise.all(first)) expect(status).toBe(200)
  expect((await post('/devis', quote)).status).toBe(200)
})

test('a post with a filled honeypot is answered like others, and stored in quarantine', async () => {
  const { kept, post } = setUp()
  for (const headers of [asksJson, {}]) {
    const response = await post('/devis', { ...quote, subject: 'Bonjour' }, headers)
    expect(response.status).toBe(200)
    await expect(resultOf(response)).resolves.toEqual({
      status: 'accepted',
      form: 'quote',
      reference: 'G-7KM4-2XR',
      mailed: true,
    })
  }
  expect(kept.map(({ quarantine }) => quarantine)).toEqual([
    ['decoy', 'no-origin'],
    ['decoy', 'no-origin'],
  ])
})

test('fields that our script adds are not stored', async () => {
  const { kept, post } = setUp()
  const added = { subject: '', 'open-for': '41200', proof: '' }
  expect((await post('/devis', { ...quote, ...added }, asksJson)).status).toBe(200)
  expect(kept).toEqual([{ form: 'quote', values: { ...empty, ...quote }, page: '/devis' }])
})

test('a doubtful post with JavaScript needs a proof of work, and is stored once', async () => {
  const { kept, post } = setUp({ address: '203.0.113.7' })
  const origin = { Origin: 'http://graaand.example' }
  const hasty = { ...quote, 'open-for': '120' }
  for (let index = 0; index < 2; index++) await post('/devis', hasty, { ...asksJson, ...origin })
  const third = { ...hasty, id: randomUUID() }
  const asked = await post('/devis', third, { ...asksJson, ...origin })
  expect([asked.status, asked.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  const { status, challenge } = (await asked.json()) as ProofRequest
  expect([status, kept.length]).toEqual(['challenge', 2])

  const proof = JSON.stringify({
    challenge,
    solution: await solveChallenge({ challenge, deriveKey }),
  })
  const response = await post('/devis', { ...third, proof }, { ...asksJson, ...origin })
  await expect(resultOf(response)).resolves.toMatchObject({ status: 'accepted' })
  expect(kept).toHaveLength(3)
  expect(kept[2]).not.toHaveProperty('quarantine')
})

test('a doubtful post without JavaScript needs no proof of work', async () => {
  const { kept, post } = setUp({ address: '203.0.113.7' })
  for (let index = 0; index < 20; index++) {
    await expect(resultOf(await post('/devis', quote))).resolves.toMatchObject({
      status: 'accepted',
    })
  }
  expect(kept).toHaveLength(20)
  expect(kept.at(-1)?.quarantine).toContain('same-address')
})

test('over a real connection, a body of 1 MB is refused, and the client can post again', async () => {
  const { app, kept } = setUp()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  await eventually(() => expect(server.address()).not.toBeNull())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/devis`
  const chunked = new ReadableStream({
    start(controller) {
      for (let index = 0; index < 16; index++) controller.enqueue(new Uint8Array(65_536).fill(120))
      controller.close()
    },
  })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const body of ['x'.repeat(1_048_576), chunked]) {
    const refused = await fetch(url, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    expect(refused.status).toBe(413)
    await refused.text()
    const accepted = await fetch(url, { method: 'POST', headers, body: encoded })
    expect(accepted.status).toBe(200)
    await accepted.text()
  }
  expect(kept).toHaveLength(2)
})
