import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TypedDraft, typedOf } from '#desk/devis/typed.ts'
import type { QuoteView } from '#desk/devis/view.ts'
import { dayAt } from '#quotes/dates.ts'
import type { Channel } from '../../../channels/channel.ts'
import { createFakeClock } from '../../../fake-clock.ts'
import { openSession, tokenOf } from '../../../people/session.ts'
import { newLead } from '../../../store/suite/store-suite.ts'
import { createTemporaryStore } from '../../../store/suite/temporary-store.ts'
import { createDesk } from '../desk.ts'

const local = 'http://localhost:3000'
const day = 86_400_000
const smtp = { name: 'smtp', sendNow: async () => undefined } as unknown as Channel

/** A desk on a database of its own, with one request that names a pack. */
async function setUp({ siteUrl = local, channels = [smtp] as readonly Channel[] } = {}) {
  const store = await createTemporaryStore()
  const clock = createFakeClock()
  const desk = createDesk({
    desk: {
      draw: (_, drawing) => JSON.stringify(drawing),
      drawPreview: () => '',
      files: new Map(),
      open: new Set(),
    },
    agency: 'agence@graaand.example',
    drawQuotePage: ({ client, number }) => `page of ${client.name}, ${number}`,
    store,
    clock,
    log: { info() {}, error() {} },
    siteUrl,
    addressOf: () => '192.0.2.1',
    channels,
    onDue() {},
  })
  const example = newLead()
  const values = { ...example.values, pack: 'site-vitrine-professionnel' } as Record<string, string>
  const lead = { ...example, values, receivedAt: clock.now() }
  await store.keepLead(lead, [], { acknowledgedSince: 0 })

  async function enter(name = 'Nina Ferrand') {
    const email = `${randomUUID()}@graaand.example`
    const person = await store.people.addPerson({ email, name, role: 'equipe' }, clock.now())
    const who = { personId: person.id, passkeyId: null, device: 'x' }
    const secret = await openSession(who, { people: store.people, clock })
    const cookie = siteUrl.startsWith('https') ? '__Secure-bureau' : 'bureau'
    const headers = {
      Cookie: `${cookie}=${secret}`,
      Origin: siteUrl,
      'X-Token': tokenOf(secret),
    }
    const get = (path: string) => desk.request(path, { headers })
    const view = async (path: string): Promise<QuoteView> =>
      JSON.parse(await (await get(path)).text()).view
    const post = async (path: string, fields: Record<string, string> = {}) => {
      const answer = await desk.request(path, {
        method: 'POST',
        headers: { ...headers, Accept: 'application/json' },
        body: new URLSearchParams(fields),
      })
      const data = answer.status === 303 ? {} : await answer.json()
      const goesTo = answer.headers.get('Location')?.slice('/bureau'.length) ?? ''
      return { status: answer.status, goesTo, view: data.view as QuoteView }
    }
    const begin = async (fields = {}) =>
      (await post(`/demandes/${lead.reference}/devis`, fields)).goesTo
    const save = (path: string, typed: TypedDraft, edition: number, more = {}) =>
      post(path, { ...flat(typed), edition: String(edition), ...more })
    /** A quote on its way: its address. */
    const sent = async () => {
      const path = await begin()
      const typed = complete((await view(path)).draft?.typed)
      const { view: after } = await save(path, typed, 1, { wants: 'envoyer' })
      return after.address.slice('/bureau'.length)
    }
    return { person, get, post, begin, view, save, sent }
  }
  return { store, clock, lead, enter }
}

/** What a request does not say. */
const complete = (typed: TypedDraft | undefined): TypedDraft => {
  const draft = typedOf(typed)
  const client = { ...draft.client, address: '12 quai de l’Exemple, 34200 Sète' }
  return { ...draft, client, balanceDue: 'mise en ligne', deliveryWeeks: '6' }
}

/** The fields of a form, as a browser posts them. */
function flat(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value }
  const items = Object.entries(value as object)
  return Object.assign(
    {},
    ...items.map(([name, item]) => flat(item, path ? `${path}.${name}` : name)),
  )
}

test('one tap begins a quote with what the request says, and a repeat is the same', async () => {
  const { enter, lead, store } = await setUp()
  const nina = await enter()
  const id = randomUUID()
  const path = await nina.begin({ id })
  expect(await nina.begin({ id })).toBe(path)
  expect(await store.quotes.ofLead(lead.id)).toHaveLength(1)
  expect((await nina.view(path)).draft?.typed).toMatchObject({
    seller: 'FR',
    client: { name: lead.values.name, email: lead.values.email },
    signatory: { name: 'Nina Ferrand' },
    lines: [{ label: 'Pack Professionnel, Site vitrine', price: '990,00', vat: '20' }],
  })
})

test('what is wrong is kept as typed, named, and not sent', async () => {
  const { enter, store } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  const lines = typed.lines.map((line) => ({ ...line, price: '350 euro' }))
  const { status, view } = await nina.save(path, { ...typed, lines }, 1, { wants: 'envoyer' })
  expect(status).toBe(422)
  expect(view.draft?.typed.lines[0]?.price).toBe('350 euro')
  expect(view.draft?.obstacles).toEqual([
    {
      field: 'lines.0.price',
      words: expect.stringContaining(
        'Le prix de la ligne\u00a01\u00a0: Ce prix n’est pas un nombre',
      ),
    },
  ])
  expect((await store.quotes.list(1))[0]?.number).toBeNull()
})

test('a stale edition is refused, with both versions', async () => {
  const { enter } = await setUp()
  const [nina, karim] = [await enter(), await enter('Karim Ben Salah')]
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  await karim.save(path, { ...typed, subject: 'de Karim' }, 1)
  const { status, view } = await nina.save(path, { ...typed, subject: 'de Nina' }, 1)
  expect(status).toBe(409)
  expect(view.conflict).toMatchObject({ by: 'Karim Ben Salah', theirs: { subject: 'de Karim' } })
  expect(view.conflict?.ours.subject).toBe('de Nina')
  const mine = await nina.save(path, { ...typed, subject: 'de Nina' }, 2)
  expect(mine).toMatchObject({ status: 200, view: { conflict: null } })
})

test('what is saved after somebody sent it is shown beside what left', async () => {
  const { enter } = await setUp()
  const [nina, karim] = [await enter(), await enter('Karim Ben Salah')]
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  await karim.save(path, typed, 1, { wants: 'envoyer' })
  const { status, view } = await nina.save(path, { ...typed, subject: 'de Nina' }, 1)
  expect(status).toBe(409)
  expect(view.conflict).toMatchObject({
    by: 'Karim Ben Salah',
    edition: null,
    theirs: { subject: typed.subject },
    ours: { subject: 'de Nina' },
  })
})

test.each([
  ['ligne', 2],
  ['pack webmastering-essentiel', 2],
  ['pack __proto__', 1],
  ['retirer 0', 0],
  ['retirer 9', 1],
  ['monter 0', 1],
  ['constructor', 1],
])('without script, the button « %s » leaves %i lines', async (edit, count) => {
  const { enter } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  const { status, view } = await nina.save(path, typed, 1, { edit })
  expect(status).toBe(200)
  expect(view.draft?.typed.lines).toHaveLength(count)
})

test('sent, it has a number and a frozen file, and its request waits no more', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter()
  const path = await nina.sent()
  expect(path).toMatch(/^\/devis\/D-\d{4}-001$/)
  const { draft, sent } = await nina.view(path)
  expect(draft).toBeNull()
  expect(sent).toMatchObject({ version: 1, state: 'sent', canReplace: true })
  const pdf = await nina.get(`${path}/v1.pdf`)
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
  const digest = createHash('sha256')
    .update(new Uint8Array(await pdf.arrayBuffer()))
    .digest('hex')
  const [quote] = await store.quotes.ofLead(lead.id)
  expect(quote?.versions[0]?.digest).toBe(digest)
  expect((await store.work.findRequest(lead.reference))?.work.state).toBe('quoted')
  const list = JSON.parse(await (await nina.get('/devis')).text())
  expect(list.view.rows).toMatchObject([{ state: 'sent', waits: 'Valable encore 30\u00a0jours' }])
})

test('three drafts sent at once have three numbers, without a gap', async () => {
  const { enter } = await setUp()
  const nina = await enter()
  const paths = await Promise.all([nina.sent(), nina.sent(), nina.sent()])
  expect(paths.map((path) => path.slice(-3)).toSorted()).toEqual(['001', '002', '003'])
})

test('a dialog of an older edition sends nothing', async () => {
  const { enter, store } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  await nina.save(path, typed, 1)
  await nina.save(path, { ...typed, subject: 'autre' }, 2)
  expect((await nina.post(`${path}/envoyer`, { edition: '2' })).status).toBe(409)
  expect((await store.quotes.list(1))[0]?.number).toBeNull()
})

test('without a channel nothing leaves, and it is said before', async () => {
  const { enter } = await setUp({ channels: [] })
  const nina = await enter()
  const path = await nina.begin()
  const { draft } = await nina.view(path)
  expect(draft?.noChannel).toBe(true)
  const { status, view } = await nina.save(path, complete(draft?.typed), 1, { wants: 'envoyer' })
  expect(status).toBe(422)
  expect(view.outcome?.words).toContain('Aucun envoi d’e-mail')
})

test('on a public site, a legal fact that is missing stops the sending and is named', async () => {
  const { enter, store } = await setUp({ siteUrl: 'https://graaand.example' })
  const nina = await enter()
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  const { status, view } = await nina.save(path, typed, 1, { wants: 'envoyer' })
  expect(status).toBe(422)
  const words = view.draft?.obstacles.map((obstacle) => obstacle.words).join(' ')
  expect(words).toContain('Il manque la dénomination sociale de la société')
  expect((await store.quotes.list(1))[0]?.number).toBeNull()
})

test('a draft shows its paper and the client’s page; a wrong one shows neither', async () => {
  const { enter, lead } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  await nina.save(path, typed, 1)
  expect((await (await nina.get(`${path}/brouillon.pdf`)).text()).slice(0, 5)).toBe('%PDF-')
  const page = await nina.get(`${path}/apercu`)
  expect(await page.text()).toBe(`page of ${lead.values.name}, null`)
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  await nina.save(path, { ...typed, validUntil: 'demain' }, 2)
  expect((await nina.get(`${path}/brouillon.pdf`)).status).toBe(404)
  expect((await nina.get(`${path}/apercu`)).status).toBe(404)
})

test('an expired quote is made anew, and the old version says what replaced it', async () => {
  const { enter, clock } = await setUp()
  const path = await (await enter()).sent()
  clock.advance(40 * day)
  const later = await enter()
  expect((await later.view(path)).sent).toMatchObject({ state: 'expired', canReplace: true })
  const { view } = await later.post(`${path}/version`)
  expect(view.draft).toMatchObject({ version: 2 })
  const edition = String(view.draft?.edition)
  await later.post(`${path}/envoyer`, { edition })
  expect((await later.view(path)).sent).toMatchObject({ version: 2, state: 'sent' })
  expect((await later.view(`${path}?version=1`)).sent).toMatchObject({ state: 'replaced' })
})

test('a draft is dropped: with it the quote that was never sent', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  await nina.post(`${path}/abandonner`)
  expect(await store.quotes.ofLead(lead.id)).toEqual([])
})

test('a signature on paper is recorded once, with its digest', async () => {
  const { enter, clock, store, lead } = await setUp()
  const nina = await enter()
  const path = await nina.sent()
  const scan = createHash('sha256').update('scan').digest('hex')
  const fields = { signedOn: dayAt(clock.now()), name: 'Ada Lovelace', role: '', note: '', scan }
  for (const wrong of [
    { name: ' ' },
    { signedOn: '2999-01-01' },
    { signedOn: 'x' },
    { scan: 'a' },
  ]) {
    expect((await nina.post(`${path}/papier`, { ...fields, ...wrong })).status).toBe(422)
  }
  const { view } = await nina.post(`${path}/papier`, fields)
  expect(view.sent).toMatchObject({ state: 'accepted', canAcceptOnPaper: false })
  expect(view.sent?.banner.words).toMatch(/Ne commencez pas avant le/)
  const said = view.sent?.facts.map(({ value }) => value).join(' ')
  expect(said).toContain('lu sur le papier')
  expect(said).not.toMatch(/saisi par le client|prouvée par le lien/)
  const [quote] = await store.quotes.ofLead(lead.id)
  expect(quote?.versions[0]?.evidence).toMatchObject({
    name: 'Ada Lovelace',
    paper: { recordedBy: 'Nina Ferrand', scanDigest: scan },
  })
  expect((await nina.get(`${path}/v1-accepte.pdf`)).status).toBe(200)
})

test('nothing stands at an invented address', async () => {
  const { enter } = await setUp()
  const nina = await enter()
  for (const path of ['D-2026-999', 'x', '__proto__', 'x/v1.pdf', 'x/apercu', 'x/v1/apercu']) {
    expect((await nina.get(`/devis/${path}`)).status, path).toBe(404)
  }
  for (const act of ['', '/envoyer', '/version', '/abandonner', '/papier']) {
    expect((await nina.post(`/devis/x${act}`)).status, act).toBe(404)
  }
})
