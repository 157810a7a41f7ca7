import { createHash, randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { expect, onTestFinished, test } from 'vitest'
import type { Prices } from '#content/catalogue/prices.ts'
import type { LegalFacts } from '#content/company/legal-facts.ts'
import { loadContent } from '#content/documents/load.ts'
import { drawDesk } from '#desk/door.tsx'
import { dayAt, formatDay } from '#quotes/dates.ts'
import { typedOf } from '#quotes/typed.ts'
import type { TypedDraft } from '#quotes/typed-draft.ts'
import { changedContent } from '#workshop/content.ts'
import { openDesk } from '#workshop/desk.ts'
import { evidenceOf } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import { readPdf } from '../../../../tools/test/read-pdf.ts'
import type { Channel } from '../../../channels/channel.ts'
import { day } from '../../../days.ts'
import { hashOfLink } from '../../../leads/outbox/follow-link.ts'
import type { DeliveryState } from '../../../store/engine/tables.ts'
import type { QuoteView } from './quote-view.ts'

const published = loadContent()

const local = 'http://localhost:3000'
const smtp = { name: 'smtp', sendNow: async () => undefined } as unknown as Channel

interface Post {
  outcome: 'sent' | 'failed'
  state: DeliveryState
}

const taken: Post = { outcome: 'sent', state: 'sent' }
const refused: Post = { outcome: 'failed', state: 'waiting' }
const givenUp: Post = { outcome: 'failed', state: 'dead' }

async function setUp({
  siteUrl = local,
  channels = [smtp] as readonly Channel[],
  server = taken,
}: {
  siteUrl?: string
  channels?: readonly Channel[]
  server?: Post
} = {}) {
  const post = { now: server }
  const underWay: Promise<void>[] = []
  const {
    desk,
    store,
    clock,
    content,
    enter: enterAs,
  } = await openDesk({
    drawQuotePage: ({ client, number }) => `page of ${client.name}, ${number}`,
    siteUrl,
    channels,
    onDue: () => underWay.push(deliver()),
  })
  const delivered = async () => void (await Promise.all(underWay))
  onTestFinished(delivered)

  async function deliver() {
    const now = clock.now()
    const due = { channels: ['smtp'] as const, now, until: now + 15_000, limit: 9 }
    for (const lent of await store.claimDue(due)) {
      const { outcome, state } = post.now
      const attempt = { at: now, outcome, detail: '' } as const
      await store.recordAttempt(lent, attempt, { state, dueAt: now + 60_000 })
    }
  }
  const example = newLead()
  const values = { ...example.values, pack: 'site-vitrine-professionnel' } as Record<string, string>
  const lead = { ...example, values, receivedAt: clock.now() }
  await store.keepLead(lead, [], { acknowledgedSince: 0 })

  async function enter(name = 'Nina Ferrand') {
    const { person, headers } = await enterAs({ name })
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
    const sent = async () => {
      const path = await begin()
      const typed = complete((await view(path)).draft?.typed)
      const { view: after } = await save(path, typed, 1, { wants: 'envoyer' })
      return after.address.slice('/bureau'.length)
    }
    /** Returns the text of the list of quotes. */
    const list = async () => {
      const drawing = JSON.parse(await (await get('/devis')).text())
      const page = drawDesk('Devis', { ...drawing, shell: null }, { scripts: {}, styles: [] })
      return load(page)('tbody').text()
    }
    return { person, get, post, begin, view, save, sent, list }
  }
  return { content, store, clock, lead, enter, post, delivered }
}

const anyUuid = expect.stringMatching(/^[\da-f-]{36}$/)

const complete = (typed: TypedDraft | undefined): TypedDraft => {
  const draft = typedOf(typed)
  const address = { street: '12 quai de l’Exemple', postcode: '34200', town: 'Sète' }
  const client = { ...draft.client, ...address }
  return { ...draft, client, balanceDue: 'mise en ligne', deliveryWeeks: '6' }
}

function flat(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value }
  const items = Object.entries(value as object)
  return Object.assign(
    {},
    ...items.map(([name, item]) => flat(item, path ? `${path}.${name}` : name)),
  )
}

test('one post creates a quote from the request, and a repeat is the same quote', async () => {
  const { enter, lead, store } = await setUp()
  const nina = await enter()
  const id = randomUUID()
  const path = await nina.begin({ id })
  expect(await nina.begin({ id })).toBe(path)
  expect(await store.quotes.ofLead(lead.id)).toHaveLength(1)
  const [, price] = published.prices['site-vitrine'].prices.euro
  expect((await nina.view(path)).draft?.typed).toMatchObject({
    seller: 'FR',
    client: { name: lead.values.name, email: lead.values.email },
    signatory: { name: 'Nina Ferrand' },
    lines: [{ label: 'Pack Professionnel, Site vitrine', price: `${price},00`, vat: '20' }],
  })
})

test('a new quote has the current prices and company, a sent one keeps its company', async () => {
  const { content, enter, store } = await setUp()
  const nina = await enter()
  const send = async () => (await nina.sent()).slice('/devis/'.length)
  const sellerOf = async (number: string) =>
    (await store.quotes.find(number))?.versions[0]?.content.agency.legalName
  const sent = await send()
  const before = await sellerOf(sent)
  content.current = changedContent('company/legal-facts', ({ facts }: LegalFacts) => {
    facts.legalName = 'Atelier SARL'
  })
  expect(await sellerOf(await send())).toBe('Atelier SARL')
  expect(await sellerOf(sent)).toBe(before)
  content.current = changedContent('catalogue/prices', (prices: Prices) => {
    prices['site-vitrine'].prices.euro[1] = 951
  })
  const begun = await nina.view(await nina.begin())
  expect(begun.draft?.typed.lines[0]?.price).toBe('951,00')
})

test('the list of quotes offers a new quote for each waiting request', async () => {
  const { enter, lead } = await setUp()
  const nina = await enter()
  const { requests } = JSON.parse(await (await nina.get('/devis')).text()).view
  expect(requests).toEqual([
    { reference: lead.reference, words: `${lead.values.name}, site vitrine`, quoteId: anyUuid },
  ])
  const path = await nina.begin({ id: requests[0].quoteId })
  expect(path).toBe(`/devis/${requests[0].quoteId}`)
})

test('an invalid value is stored as typed and named in a message, and the quote is not sent', async () => {
  const { enter, store } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  const lines = typed.lines.map((line) => ({ ...line, price: 'trois cents' }))
  const { status, view } = await nina.save(path, { ...typed, lines }, 1, { wants: 'envoyer' })
  expect(status).toBe(422)
  expect(view.draft?.typed.lines[0]?.price).toBe('trois cents')
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

const [euro = 0, tnd = 0] = (['euro', 'tnd'] as const).map(
  (currency) => published.prices['site-vitrine'].prices[currency][1],
)

test.each<[string, Partial<TypedDraft>, string]>([
  ['the Tunisian company', { seller: 'TN', currency: 'tnd' }, `${tnd},000`],
  ['dinars', { currency: 'tnd' }, `${tnd},000`],
  ['euros, as before', {}, `${euro},00`],
])(
  'a price of the list follows the draft, posted without scripts, to %s',
  async (_, change, price) => {
    const { enter } = await setUp()
    const nina = await enter()
    const path = await nina.begin()
    const typed = complete((await nina.view(path)).draft?.typed)
    const turned = await nina.save(path, { ...typed, currency: 'tnd' }, 1)
    expect(turned.view.draft?.typed.lines[0]?.price).toBe(`${tnd},000`)
    const back = { ...typedOf(turned.view.draft?.typed), currency: 'euro', ...change }
    const { view } = await nina.save(path, back, 2)
    expect(view.draft?.typed.lines[0]?.price).toBe(price)
  },
)

test('a typed price is asked again in another currency, and the quote is not sent', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  const lines = typed.lines.map((line) => ({ ...line, price: '900' }))
  await nina.save(path, { ...typed, lines }, 1)
  const turned = { ...typed, lines, seller: 'TN', currency: 'tnd' }
  const inTunisia = turned.lines.map((line) => ({ ...line, vat: '19' }))
  const { status, view } = await nina.save(path, { ...turned, lines: inTunisia }, 2, {
    wants: 'envoyer',
  })
  expect(status).toBe(422)
  expect(view.draft?.errors).toEqual({
    'lines.0.price': 'Écrivez ce prix en dinars. Il était de 900\u00a0€.',
  })
  const again = { ...typedOf(view.draft?.typed), lines: [] }
  const priced = {
    ...again,
    lines: typedOf(view.draft?.typed).lines.map((line) => ({ ...line, price: '2500' })),
  }
  const sent = await nina.save(path, priced, 3, { wants: 'envoyer' })
  expect(sent.status).toBe(200)
  const [quote] = await store.quotes.ofLead(lead.id)
  expect(quote).toMatchObject({ seller: 'TN', number: expect.stringMatching(/^DT-/) })
  expect(quote?.versions[0]?.content).toMatchObject({
    currency: 'tnd',
    lines: [{ price: 2_500_000 }],
  })
})

test('a draft saved before prices had a currency is sent only once the currency is confirmed', async () => {
  const { enter, store, lead, clock } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  const lines = typed.lines.map(({ priceIn: _, otherPrice: __, pack: ___, ...line }) => ({
    ...line,
    price: '900',
  }))
  const [quote] = await store.quotes.ofLead(lead.id)
  const older = { quoteId: quote?.id ?? '', edition: 1, fields: { ...typed, lines } }
  await store.quotes.saveDraft(older, nina.person, clock.now())
  const { draft } = await nina.view(path)
  expect(draft?.errors['lines.0.price']).toContain('Ce prix est-il en euros')
  const shown = typedOf(draft?.typed)
  expect((await nina.post(`${path}/envoyer`, { edition: '2' })).status).toBe(422)
  const confirmed = await nina.save(path, shown, 2, { edit: 'monnaie' })
  expect(confirmed.view.draft?.obstacles).toEqual([])
  const sent = await nina.save(path, typedOf(confirmed.view.draft?.typed), 3, { wants: 'envoyer' })
  expect(sent.status).toBe(200)
})

test('a new version of a price list’s line follows the currency, and keeps its company', async () => {
  const { enter, clock } = await setUp()
  const nina = await enter()
  const path = await nina.sent()
  clock.advance(60_000)
  const begun = typedOf((await nina.post(`${path}/version`)).view.draft?.typed)
  const turned = { ...begun, seller: 'TN', currency: 'tnd' }
  const edition = (await nina.view(path)).draft?.edition ?? 0
  const { view } = await nina.save(path, turned, edition)
  expect(view.draft?.typed.lines[0]?.price).toBe(`${tnd},000`)
  const lines = view.draft?.typed.lines.map((line) => ({ ...line, vat: '19' })) ?? []
  const refused = await nina.save(path, { ...typedOf(view.draft?.typed), lines }, edition + 1, {
    wants: 'envoyer',
  })
  expect(refused.status).toBe(422)
  expect(refused.view.draft?.obstacles).toEqual([
    { field: 'seller', words: expect.stringContaining('est celui de l’autre société') },
  ])
})

test('a draft that the desk saved has its total in the list', async () => {
  const { enter } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  await nina.save(path, complete((await nina.view(path)).draft?.typed), 1)
  expect(await nina.list()).toMatch(/\d,\d\d\u00a0€\u00a0TTC$/)
})

test.each(['contact', 'footer'] as const)(
  'a quote made from a %s message has no subject, which is asked',
  async (form) => {
    const { enter, store, clock } = await setUp()
    const nina = await enter()
    const example = newLead()
    const values = { ...example.values, service: '', pack: '' }
    const message = { ...example, form, values, receivedAt: clock.now() }
    await store.keepLead(message, [], { acknowledgedSince: 0 })
    const path = (await nina.post(`/demandes/${message.reference}/devis`)).goesTo
    const { draft } = await nina.view(path)
    expect(draft?.typed.subject).toBe('')
    const typed = complete(draft?.typed)
    const lines = typed.lines.map((line) => ({ ...line, label: 'Site', price: '600' }))
    const { status, view } = await nina.save(path, { ...typed, lines }, 1, { wants: 'envoyer' })
    expect(status).toBe(422)
    expect(view.draft?.obstacles).toEqual([
      { field: 'subject', words: 'Il manque l’objet du devis.' },
    ])
  },
)

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

test.each(['', 'NaN', '1.5', '1e0', '9999999999'])(
  'an edition posted as « %s » is stale',
  async (edition) => {
    const nina = await (await setUp()).enter()
    const path = await nina.begin()
    const typed = complete((await nina.view(path)).draft?.typed)
    expect((await nina.post(path, { ...flat(typed), edition })).status).toBe(409)
    expect((await nina.post(`${path}/envoyer`, { edition })).status).toBe(409)
  },
)

test('a draft saved after a sending is shown beside the sent version', async () => {
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
])(
  'after the button « %s », posted without script, the draft has %i lines',
  async (edit, count) => {
    const { enter } = await setUp()
    const nina = await enter()
    const path = await nina.begin()
    const typed = complete((await nina.view(path)).draft?.typed)
    const { status, view } = await nina.save(path, typed, 1, { edit })
    expect(status).toBe(200)
    expect(view.draft?.typed.lines).toHaveLength(count)
  },
)

test('a sent quote has a number and a frozen file, and its request no longer waits', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter()
  const path = await nina.sent()
  expect(path).toMatch(/^\/devis\/D-\d{4}-001$/)
  const { sent } = await nina.view(path)
  expect(sent).toMatchObject({ version: 1, state: 'sent', canReplace: true })
  const pdf = await nina.get(`${path}/v1.pdf`)
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf')
  const digest = createHash('sha256')
    .update(new Uint8Array(await pdf.arrayBuffer()))
    .digest('hex')
  const [quote] = await store.quotes.ofLead(lead.id)
  expect(quote?.versions[0]?.digest).toBe(digest)
  expect((await store.work.findRequest(lead.reference))?.work.state).toBe('quoted')
  expect(await nina.list()).toContain('Envoyé')
  expect(await nina.list()).toContain('Valable encore 30\u00a0jours')
})

const factOf = (view: QuoteView, label: string) =>
  view.sent?.facts.find((fact) => fact.label === label)?.value

test.each<[string, Post, string, RegExp]>([
  ['taken', taken, 'Son e-mail est remis au serveur d’e-mail.', /^remis au serveur d’e-mail, /],
  ['refused', refused, 'Son e-mail attend de partir', /^pas encore parti.* un autre suivra$/],
])(
  'a mail that the mail server has %s is shown with exactly this state',
  async (_, server, said, fact) => {
    const { enter } = await setUp({ server })
    const nina = await enter()
    const path = await nina.begin()
    const typed = complete((await nina.view(path)).draft?.typed)
    const { view } = await nina.save(path, typed, 1, { wants: 'envoyer' })
    expect(view.outcome?.words).toMatch(/^D-\d{4}-001, version\u00a01, est figé à /)
    expect(view.outcome?.words).toContain(said)
    expect(factOf(view, 'E-mail')).toMatch(fact)
    expect(view.sent?.failure).toEqual(
      server === taken ? null : { name: 'L’e-mail du devis', willRetry: true },
    )
  },
)

test('a failed mail is shown, and retried by a button', async () => {
  const { enter, post, delivered, store, lead } = await setUp({ server: givenUp })
  const nina = await enter()
  const path = await nina.sent()
  const { sent } = await nina.view(path)
  expect(sent?.failure).toEqual({ name: 'L’e-mail du devis', willRetry: false })
  const request = JSON.parse(await (await nina.get(`/demandes/${lead.reference}`)).text()).view
  expect(request.failure).toEqual({ what: 'Devis', willRetry: false })
  expect(request.history.map(({ words }: { words: string }) => words)).toContain(
    'E-mail «\u00a0Devis\u00a0»\u00a0: échec, abandonné',
  )
  post.now = taken
  await nina.post(`${path}/relancer`)
  await delivered()
  const after = await nina.view(path)
  expect(after.sent?.failure).toBeNull()
  expect(factOf(after, 'E-mail')).toMatch(/^remis au serveur/)
  const lines = await store.journal.about(lead.reference)
  expect(lines.map(({ action }) => action)).toContain('delivery retried')
})

test('a new link is mailed to the quote’s address, at most every quarter of an hour', async () => {
  const { enter, store, lead, clock } = await setUp()
  const nina = await enter()
  const path = await nina.sent()
  const { sent } = await nina.view(path)
  expect(sent?.newLinkTo).toBe(lead.values.email)
  const { status, view } = await nina.post(`${path}/lien`)
  expect(status).toBe(200)
  expect(view.outcome?.words).toContain(`Un nouveau lien part à ${lead.values.email}.`)
  expect(view.sent?.history.map(({ words }) => words)).toContain('Nouveau lien envoyé au client')
  expect((await nina.post(`${path}/lien`)).status).toBe(409)
  clock.advance(16 * 60_000)
  const later = await enter()
  expect((await later.post(`${path}/lien`)).status).toBe(200)
  const links = (await store.messages.list(lead.id)).filter(({ kind }) => kind === 'link')
  expect(links.map(({ address }) => address)).toEqual([lead.values.email, lead.values.email])
  // The desk cannot read a link, because it is generated when its mail is sent.
  expect(await store.follow.findLink(hashOfLink(links[0]?.id ?? ''))).toBeUndefined()
  const [quote] = await store.quotes.ofLead(lead.id)
  const lines = await store.journal.about(quote?.number ?? '')
  const known = await store.journal.existing([quote?.number ?? '', lead.reference, 'D-2026-999'])
  expect([...known.values()].toSorted()).toEqual(['quote', 'request'])
  expect(lines.filter(({ action }) => action === 'link sent')).toHaveLength(2)
})

test('equal concurrent edits are no conflict', async () => {
  const { enter } = await setUp()
  const [nina, karim] = [await enter(), await enter('Karim Ben Salah')]
  const path = await nina.begin()
  const typed = { ...complete((await nina.view(path)).draft?.typed), subject: 'un site' }
  await karim.save(path, typed, 1)
  const { status, view } = await nina.save(path, typed, 1)
  expect(status).toBe(200)
  expect(view).toMatchObject({ conflict: null, draft: { edition: 2, savedBy: 'Karim Ben Salah' } })
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

test('without a channel no mail is sent, and the page announces this before the sending', async () => {
  const { enter } = await setUp({ channels: [] })
  const nina = await enter()
  const path = await nina.begin()
  const { draft } = await nina.view(path)
  expect(draft?.noChannel).toBe(true)
  const { status, view } = await nina.save(path, complete(draft?.typed), 1, { wants: 'envoyer' })
  expect(status).toBe(422)
  expect(view.outcome?.words).toContain('L’envoi d’e-mails n’est pas configuré')
})

test('without a channel a new link is refused, with a message about the link', async () => {
  const channels = [smtp]
  const { enter } = await setUp({ channels })
  const nina = await enter()
  const path = await nina.sent()
  channels.length = 0
  const { status, view } = await nina.post(`${path}/lien`)
  expect(status).toBe(409)
  expect(view.outcome?.words).toBe(
    'L’envoi d’e-mails n’est pas configuré\u00a0: le lien n’est pas parti.',
  )
})

test('on a public site, a quote is not sent while a legal fact is missing, which is named', async () => {
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

test('a valid draft has previews of its PDF and of the client’s page, an invalid one has neither', async () => {
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

test('an expired quote can get a new version, which replaces the old one', async () => {
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

test('discarding the only draft deletes a quote that was never sent', async () => {
  const { enter, store, lead } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  await nina.post(`${path}/abandonner`, { edition: '1' })
  expect(await store.quotes.ofLead(lead.id)).toEqual([])
})

test('a draft that a colleague changed is not abandoned, and both versions are shown', async () => {
  const { enter, store, lead } = await setUp()
  const [nina, karim] = [await enter(), await enter('Karim Ben Salah')]
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  await karim.save(path, { ...typed, subject: 'de Karim' }, 1)
  const posted = { ...flat({ ...typed, subject: 'de Nina' }), edition: '1' }
  const { status, view } = await nina.post(`${path}/abandonner`, posted)
  expect(status).toBe(409)
  expect(view.conflict).toMatchObject({
    by: 'Karim Ben Salah',
    theirs: { subject: 'de Karim' },
    ours: { subject: 'de Nina' },
  })
  expect(await store.quotes.ofLead(lead.id)).toHaveLength(1)
  await nina.post(`${path}/abandonner`, { ...posted, edition: '2' })
  expect(await store.quotes.ofLead(lead.id)).toEqual([])
})

test('a signature on paper is for the version that the page showed', async () => {
  const { enter, clock, store, lead } = await setUp()
  const nina = await enter()
  const path = await nina.sent()
  const { paper } = await nina.view(path)
  clock.advance(60_000)
  const edition = String((await nina.post(`${path}/version`)).view.draft?.edition)
  await nina.post(`${path}/envoyer`, { edition })
  const fields = { ...paper, note: 'Classeur 2026' }
  const { status, view } = await nina.post(`${path}/papier`, fields)
  expect(status).toBe(422)
  expect(view.outcome?.words).toContain('La version\u00a02 est partie depuis')
  expect(view.paper).toEqual({ ...fields, version: '2' })
  const statesOf = async () =>
    (await store.quotes.ofLead(lead.id))[0]?.versions.map(({ evidence }) => evidence !== null)
  expect(await statesOf()).toEqual([false, false])
  expect((await nina.post(`${path}/papier`, { ...view.paper })).status).toBe(200)
  expect(await statesOf()).toEqual([false, true])
})

test('a request marked as spam gets no quote, and its quote is neither sent nor reminded', async () => {
  const { enter, store, lead, clock } = await setUp()
  const nina = await enter()
  const sent = await nina.begin()
  const typed = { ...complete((await nina.view(sent)).draft?.typed), remindDays: '29' }
  await nina.save(sent, typed, 1, { wants: 'envoyer' })
  const path = await nina.begin()
  await store.work.change(lead, { kind: 'spam' }, nina.person, clock.now())
  expect(await nina.begin()).toMatch(`/demandes/${lead.reference}?dit=`)
  expect(await store.quotes.ofLead(lead.id)).toHaveLength(2)
  const refused = await nina.save(path, typed, 1, { wants: 'envoyer' })
  expect(refused.view.outcome?.words).toContain('marquée indésirable')
  clock.advance(2 * day)
  const mail = { channel: 'smtp', agency: 'agence@graaand.example' } as const
  expect(await store.quotes.remindDue(clock.now(), mail)).toBe(0)
  await store.work.change(lead, { kind: 'not spam' }, nina.person, clock.now())
  expect(await store.quotes.remindDue(clock.now(), mail)).toBe(1)
})

test('a signature on paper is recorded once, with its digest', async () => {
  const { enter, clock, store, lead } = await setUp()
  const nina = await enter()
  const path = await nina.sent()
  const scan = createHash('sha256').update('scan').digest('hex')
  const version = '1'
  const fields = {
    version,
    signedOn: dayAt(clock.now()),
    name: 'Ada Lovelace',
    role: '',
    note: '',
    scan,
  }
  for (const wrong of [
    { name: ' ' },
    { signedOn: '2999-01-01' },
    { signedOn: '0026-11-27' },
    { signedOn: 'x' },
    { scan: 'a' },
    { scan: '', note: ' ' },
    { name: 'A'.repeat(201) },
    { role: 'A'.repeat(201) },
    { note: 'A'.repeat(1_001) },
  ]) {
    const { status, view } = await nina.post(`${path}/papier`, { ...fields, ...wrong })
    expect(status).toBe(422)
    expect(view.paper).toMatchObject({ ...fields, ...wrong })
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

test('a signature on paper needs a scan or a note, which is shown', async () => {
  const { enter, clock, store, lead } = await setUp()
  const nina = await enter()
  const path = await nina.sent()
  const note = 'Signé en boutique, classeur des contrats 2026'
  const fields = {
    version: '1',
    signedOn: dayAt(clock.now()),
    name: 'Ada Lovelace',
    note,
    early: 'oui',
  }
  const { view } = await nina.post(`${path}/papier`, fields)
  expect(factOf(view, 'Sur papier')).toBe(`Noté par Nina Ferrand\u00a0: ${note}.`)
  expect(factOf(view, 'Quand')).toBe(formatDay(dayAt(clock.now())))
  expect(view.sent?.banner.title).not.toMatch(/\d\u00a0h/)
  const [quote] = await store.quotes.ofLead(lead.id)
  expect(quote?.versions[0]?.evidence?.paper).toEqual({
    recordedBy: 'Nina Ferrand',
    note,
    scanDigest: null,
  })
})

test('the day of a signature on paper in Tunis stays the same, in summer too', async () => {
  const { enter, clock } = await setUp()
  clock.advance(Date.parse('2027-06-20T10:00:00Z') - clock.now())
  const nina = await enter()
  const draft = await nina.begin()
  const typed = complete((await nina.view(draft)).draft?.typed)
  const client = { ...typed.client, country: 'TN' }
  const { view: sent } = await nina.save(draft, { ...typed, client }, 1, { wants: 'envoyer' })
  clock.advance(2 * 86_400_000)
  const later = await enter()
  const fields = {
    version: '1',
    signedOn: '2027-06-21',
    name: 'Ada Lovelace',
    note: 'Classeur 2027',
  }
  const path = sent.address.slice('/bureau'.length)
  const { view } = await later.post(`${path}/papier`, fields)
  expect(factOf(view, 'Quand')).toBe(formatDay('2027-06-21'))
  expect(view.sent?.banner.title).toContain(formatDay('2027-06-21'))
})

test('a quote to a business in Germany waits for its VAT number, then leaves without VAT', async () => {
  const { enter, store } = await setUp()
  const nina = await enter()
  const path = await nina.begin()
  const typed = complete((await nina.view(path)).draft?.typed)
  const place = { street: 'Lange Straße 1', postcode: '10115', town: 'Berlin', country: 'DE' }
  const business = { kind: 'business', company: 'Beispiel GmbH', role: 'Geschäftsführer' }
  const client = { ...typed.client, ...business, ...place }
  // The page posts the French rate of before, as a page without scripts does.
  const { view: blocked } = await nina.save(path, { ...typed, client }, 1, { wants: 'envoyer' })
  expect(blocked.draft?.typed.lines.map(({ vat }) => vat)).toEqual(['0'])
  expect(blocked.draft?.obstacles).toEqual([
    {
      field: 'client.vatNumber',
      words:
        'Il manque le numéro de TVA du client, sans lequel la TVA ne peut pas rester à sa charge.',
    },
  ])
  expect(blocked.draft?.countries).toMatchObject({ DE: 'Allemagne' })

  const edition = blocked.draft?.edition ?? 0
  const numbered = { ...client, vatNumber: 'de 136 695 976' }
  const { view } = await nina.save(path, { ...typed, client: numbered }, edition, {
    wants: 'envoyer',
  })
  expect(factOf(view, 'Montant')).toBe('990,00\u00a0€\u00a0HT')
  expect(factOf(view, 'Client')).toBe(
    'Beispiel GmbH, Lange Straße 1, 10115\u00a0Berlin, Allemagne, TVA\u00a0DE136695976',
  )
  expect(await nina.list()).toContain('990,00\u00a0€\u00a0HT')
  const [version] = (await store.quotes.find(view.number ?? ''))?.versions ?? []
  expect(version?.content).toMatchObject({
    vatRule: 'fr-union',
    client: { ...place, vatNumber: 'DE136695976' },
  })
  const key = { quoteId: view.id, version: 1 }
  const pdf = await readPdf((await store.quotes.readPdf(key, 'sent')) ?? Buffer.alloc(0))
  const words = pdf.items
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
  expect(words).toContain('Lange Straße 1 10115 Berlin Allemagne TVA DE136695976')
  expect(words).toContain('Total à payer 990,00 €')
  expect(words).toContain('Autoliquidation : la TVA est due par le client dans son pays')
  expect(words).not.toContain('TVA à')
})

test('a declined, replaced or withdrawn quote names act, author and consequence', async () => {
  const { enter, store, lead, clock } = await setUp()
  const nina = await enter()
  const mail = { channel: 'smtp', agency: 'agence@graaand.example' } as const
  const path = await nina.sent()
  const first = await store.quotes.find(path.slice('/devis/'.length))
  const quoteId = first?.id ?? ''
  await store.quotes.decline({ quoteId, version: 1, reason: 'Trop cher' }, clock.now(), mail)
  const declined = await nina.view(path)
  expect(declined.sent).toMatchObject({ state: 'declined', canReplace: true })
  expect(declined.sent?.banner.words).toContain('Son motif\u00a0: «\u00a0Trop cher\u00a0».')
  expect(declined.sent?.history[0]).toMatchObject({ words: expect.stringMatching(/^Refusé par /) })

  clock.advance(60_000)
  const { view } = await nina.post(`${path}/version`)
  const typed = typedOf(view.draft?.typed)
  const kind = 'consumer'
  const lines = typed.lines.map((line) => ({ ...line, price: '900' }))
  const change = { ...typed, client: { ...typed.client, kind }, lines }
  await nina.save(path, change, view.draft?.edition ?? 0, { wants: 'envoyer' })
  const old = await nina.view(`${path}?version=1`)
  expect(old.sent).toMatchObject({ state: 'declined', canReplace: false, newLinkTo: null })

  const [, second] = (await store.quotes.find(quoteId))?.versions ?? []
  const digest = second?.digest ?? ''
  const at = clock.now()
  const evidence = { ...evidenceOf(digest, at), kind: 'consumer', employees: null } as const
  const act = { quoteId, version: 2, evidence, signedPdf: Buffer.from('signed'), by: null }
  await store.quotes.accept(act, at, mail)
  const accepted = await nina.view(path)
  expect(factOf(accepted, 'Bouton')).toContain('Accepter ce devis avec obligation de paiement')
  expect(factOf(accepted, 'Acompte')).toMatch(/\u00a0TTC, à demander à partir du /)
  expect(factOf(accepted, 'Dernière page')).toContain('montrée le')

  clock.advance(9 * day)
  const later = await enter()
  const withdrawal = { at: clock.now(), name: 'Paul Garrigue', email: 'paul@exemple.fr' }
  await store.quotes.withdraw({ quoteId, version: 2, withdrawal }, clock.now(), mail)
  const withdrawn = await later.view(path)
  expect(withdrawn.sent?.state).toBe('withdrawn')
  expect(withdrawn.sent?.banner.words).toContain('Le client ne doit rien. Remboursez')
  expect(factOf(withdrawn, 'Accusé')).toContain('paul@exemple.fr')
  expect((await store.work.findRequest(lead.reference))?.work.state).toBe('lost')
})

test('a replaced version describes the changes of the next one', async () => {
  const { enter, clock } = await setUp()
  const nina = await enter()
  const path = await nina.sent()
  clock.advance(60_000)
  const { view } = await nina.post(`${path}/version`)
  const typed = typedOf(view.draft?.typed)
  const lines = typed.lines.map((line) => ({ ...line, price: '900' }))
  const change = { ...typed, deposit: '40', lines }
  await nina.save(path, change, view.draft?.edition ?? 0, { wants: 'envoyer' })
  const old = await nina.view(`${path}?version=1`)
  expect(factOf(old, 'Ce qui a changé')).toBe('Ligne\u00a01, prix\u00a0; Acompte')
  expect(factOf(old, 'Version\u00a02')).toBe('1\u00a0080,00\u00a0€\u00a0TTC')
  expect(old.sent?.history[0]?.words).toBe('Remplacé par la version\u00a02')
})

test('an unknown address of a quote is answered with 404', async () => {
  const { enter } = await setUp()
  const nina = await enter()
  for (const path of ['D-2026-999', 'x', '__proto__', 'x/v1.pdf', 'x/apercu', 'x/v1/apercu']) {
    expect((await nina.get(`/devis/${path}`)).status, path).toBe(404)
  }
  for (const act of ['', '/envoyer', '/version', '/abandonner', '/papier', '/lien', '/relancer']) {
    expect((await nina.post(`/devis/x${act}`)).status, act).toBe(404)
  }
})
