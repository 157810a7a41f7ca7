import { randomUUID } from 'node:crypto'
import { withValue } from '#content/documents/with-value.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { addDays, dayAt } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { typedFrom } from '#quotes/typed.ts'
import { day, hour } from '#server/days.ts'
import type { ContentDraft } from '#server/store/content/content-drafts.ts'
import type { DeliveryPlan, NewLead } from '#server/store/leads/records.ts'
import type { Person } from '#server/store/people/person.ts'
import type { Evidence } from '#server/store/quotes/records.ts'
import type { Store } from '#server/store/store.ts'
import { sampleQuote } from '../test/sample-quote.ts'
import { draftOf } from './content.ts'
import { documents } from './edition.ts'
import { acceptQuote, addNina, mail, mintLink, plainFile, sendQuote } from './quotes.ts'
import { keepRequest } from './requests.ts'

/** Texts for every field, long or hostile. */
export interface Texts {
  /** A name, a subject, a label. */
  words: string
  /** An address: a street or a link. */
  address: string
  email: string
}

/** Fields of a quote with these texts. */
export function quoteWith({ words, address, email }: Texts) {
  const names = { name: words, role: words, company: words, street: address, town: words }
  const client = { ...sampleQuote.client, ...names, email }
  const lines = sampleQuote.lines.map((line) => ({ ...line, label: words, detail: address }))
  return {
    ...{ client, lines, subject: words, note: address, notIncluded: address, balanceDue: address },
    ...{ steps: [{ when: words, what: address }], instalments: [{ share: 1000, when: words }] },
    signatory: { name: words, role: words },
  }
}

interface Options {
  now?: number
  /** By default, ordinary texts that differ from field to field. */
  texts?: Texts
  /** A person of the store, by default a new one. */
  nina?: Person
}

type Agency = Awaited<ReturnType<typeof openAgency>>

/** Lets an agency and its clients act straight on a store; requests and quotes have names. */
async function openAgency(store: Store, { now = Date.now(), texts, ...people }: Options = {}) {
  const nina = people.nina ?? (await addNina(store, now))
  const karim = await store.people.addPerson(
    {
      ...(texts
        ? { email: `${randomUUID()}.${texts.email}`, name: texts.words }
        : { email: 'karim@graaand.example', name: 'Karim Ben Salah' }),
      role: 'equipe',
    },
    now,
  )
  const written: Partial<QuoteVersion> = texts ? quoteWith(texts) : {}
  const requests = new Map<string, NewLead & { email: string; link: string }>()
  /** Numbers of sent quotes, ids of drafts. */
  const quotes = new Map<string, string>()

  async function ask(name: string, changes: Partial<NewLead> = {}, plans: DeliveryPlan[] = []) {
    const { words, email = `${name}@table-garrigue.example` } = texts ?? {}
    const visitor = {
      ...{ name: words ?? sampleQuote.client.name, email, phone: words ?? '+33 6 39 98 00 58' },
      apercus: encode(
        { ...example, ...(words && { name: words, town: words, sentence: words }) },
        'poster',
      ),
      ...(texts && {
        service: words,
        pack: '',
        description: `${words} ${texts.address}\n${words}`,
      }),
    }
    const dated = { receivedAt: now - 3 * hour, ...changes }
    const lead = await keepRequest(store, visitor, dated, plans)
    const request = {
      ...{ ...lead, email: lead.values.email ?? '' },
      link: await mintLink(store, lead.id, {}, now),
    }
    requests.set(name, request)
    return request
  }

  async function quote(name: string, { id, values }: NewLead, change: Partial<QuoteVersion> = {}) {
    const how = { at: now, by: nina, file: plainFile }
    const lead = { id, email: values.email ?? '' }
    const sent = await sendQuote(store, lead, { ...written, ...change }, how)
    quotes.set(name, sent.number)
    return sent
  }

  return {
    ...{ store, now, nina, karim, requests, quotes, ask, quote },

    /** Accepts as the client, or as nina who records a signed paper. */
    async accept(sent: Awaited<ReturnType<typeof quote>>, how: Partial<Evidence> = {}) {
      await acceptQuote(store, sent, how, { by: how.paper ? nina : null, at: now, file: plainFile })
    },

    async draft(
      name: string,
      { id: leadId, values }: NewLead,
      change: Partial<QuoteVersion>,
      missing: object,
    ) {
      const client = { ...sampleQuote.client, email: values.email ?? '' }
      const draft = { ...sampleQuote, client, validUntil: addDays(dayAt(now), 30), ...written }
      const fields = { ...typedFrom({ ...draft, ...change }), ...missing }
      const id = randomUUID()
      await store.quotes.create({ id, leadId, seller: 'FR', fields }, nina, now)
      quotes.set(name, id)
      return id
    },
  }
}

/**
 * Furnishes a store with rows in every table: people, requests in several states, quotes in several states,
 * published texts and pictures, and texts that wait.
 */
export async function furnishAgency(store: Store, options: Options = {}) {
  const agency = await openAgency(store, options)
  const { now, nina, karim, ask, quote, accept, draft } = agency
  const { words, address } = options.texts ?? { words: 'Garrigue', address: 'Sète' }
  const text = `${words} ${address}\n${words}`
  await addKeys(store, agency, words)

  const answered = await ask('answered', {}, [{ channel: 'smtp', recipient: 'agency' }])
  const answer = { id: randomUUID(), leadId: answered.id, version: 0, person: nina }
  await store.messages.keepAnswer({ ...answer, subject: words, text: words }, now, 'smtp')
  const note = {
    id: randomUUID(),
    leadId: answered.id,
    text: options.texts ? text : 'Rappeler après les vacances',
  }
  await store.work.addNote(note, karim, now)

  const busy = await ask('busy')
  await store.work.change(busy, { kind: 'give', to: karim }, nina, now)
  const leadId = busy.id
  await store.work.addNote({ id: randomUUID(), leadId, text: words }, karim, now)
  const filed = { leadId, version: 1, person: karim, subject: words, text: words }
  await store.messages.file({ ...filed, id: randomUUID(), kind: 'filed-in', at: now }, now)
  for (const person of [karim, nina]) {
    await store.presence.heartbeat(leadId, person, now, { subject: words, text })
  }

  const held = await ask('held', { quarantine: ['links'] })
  const lost = await ask('lost')
  await store.work.change(lost, { kind: 'lose', reason: 'other', detail: words }, karim, now)
  const moved = await ask('moved')
  const correction = { leadId: moved.id, email: `moved.${moved.email}`, version: 0, link: null }
  await store.work.correctEmail(correction, nina, now)

  const lines = (options.texts ? quoteWith(options.texts) : sampleQuote).lines
  const meetings = [{ on: '2026-11-16', where: 'client' as const, detail: words }]
  // Without a last day and weeks of delivery, sending is blocked.
  const missing = { validUntil: '', deliveryWeeks: '' }
  const units = lines.map((line) => ({ ...line, unit: words }))
  await draft('blocked', busy, { lines: units, meetings }, missing)
  const asked = await quote('asked', busy)
  await store.quotes.ask({ id: randomUUID(), leadId, key: asked.key, text }, now, mail)
  const declined = await quote('declined', busy)
  await store.quotes.decline({ ...declined.key, reason: text }, now, mail)
  const onPaper = await quote('on paper', busy)
  const paper = { recordedBy: words, note: text, scanDigest: 'a'.repeat(64) }
  await accept(onPaper, { paper, shownAt: null, linkSentTo: null, copyBy: 'post' })
  // The contract of an erased request.
  const alone = await ask('alone', { values: { name: words, email: 'partie@exemple.fr' } })
  await accept(await quote('alone', alone, { seller: 'TN' }))
  await store.eraseAddress(alone.email, { person: null, at: now })

  await store.pageViews.add([
    { day: dayAt(now - day), page: '/devis', count: 4 },
    { day: dayAt(now), page: '/', count: 7 },
  ])
  await furnishTexts(agency, options.texts)
  return {
    ...{ ...agency, answered, busy, held, lost, asked, declined, onPaper },
    ...{ paths: pathsOf(agency, words, address), clientPaths: clientPathsOf(agency) },
  }
}

/** Adds keys and sessions, an invitation and a challenge. */
async function addKeys({ people }: Store, { nina, karim, now }: Agency, words: string) {
  const keys = [
    { owner: nina, id: 'key-of-nina' },
    { owner: karim, id: 'key-of-karim' },
  ]
  for (const { owner, id } of keys) {
    const key = { id, publicKey: 'a2V5', counter: 3, transports: ['usb' as const], label: words }
    await people.addPasskey(owner, key, now)
  }
  const session = { personId: karim.id, passkeyId: keys[1]?.id ?? null, secretHash: randomUUID() }
  await people.openSession({ ...session, device: words }, now)
  const invitation = { person: karim, secretHash: 'invitation', expiresAt: now + 2 * day }
  await people.invite({ ...invitation, by: nina }, now)
  await people.keepChallenge('challenge', nina.id, now + day)
}

/** Adds a publication, a picture, and a change in each state: a release changed a published text. */
async function furnishTexts({ store, nina, now }: Agency, texts?: Texts) {
  const home = documents.get('pages/accueil')
  const base = withValue(home, 'hero.see', 'Les voir')
  const content = withValue(home, 'hero.see', 'Les voir tout de suite')
  const published = { document: 'pages/accueil', content, base }
  await store.publications.publish(0, [published], { person: nina, now: now - hour })
  const picture = { id: 'picture', type: 'image/avif' as const, body: Buffer.from('bytes') }
  await store.publications.keepPictures([picture], now)

  async function edit(
    document: string,
    changes: Record<string, unknown>,
    more: Partial<Pick<ContentDraft, 'base' | 'aside'>> = {},
  ) {
    const how = { author: texts?.words ?? 'Karim Ben Salah', at: now, ...more }
    await store.contentDrafts.change(document, 1, (drafts) => [
      ...drafts,
      ...Object.entries(changes).map(([field, value]) => draftOf(document, field, value, how)),
    ])
  }
  if (texts) {
    const { words, address } = texts
    const see = `${words} ${address} ${words} ${address} ${words}`
    await edit('pages/accueil', { 'hero.lead': words })
    await edit('pages/accueil', { 'hero.see': see }, { base: 'Les voir tout de suite' })
    const aside = { by: words, reason: address }
    return edit('pages/accueil', { 'offer.text': words }, { aside })
  }
  await edit('pages/accueil', {
    'hero.lead': 'Votre site vitrine en {{delai.vitrine}}. D’abord, trois aperçus gratuits.',
  })
  await edit('pages', { '/.description': 'Plus de 120 clients satisfaits. '.repeat(7).trim() })
  const prices = { 'site-vitrine.prices.euro.1': 1_090, 'seo.prices.euro.0': 60 }
  await edit('catalogue/prices', prices)
  const aside = { by: nina.name, reason: 'Pas avant mars' }
  await edit('collections/articles/site-lent', { title: 'Votre site est-il rapide ?' }, { aside })
}

type Named = Pick<Agency, 'requests' | 'quotes'>

/** Returns paths of the desk's pages by subject. */
export function pathsOf({ requests, quotes }: Named, words: string, address: string) {
  const search = encodeURIComponent(words)
  const request = (name: string) => `/bureau/demandes/${requests.get(name)?.reference}`
  const quote = (name: string) => `/bureau/devis/${quotes.get(name)}`
  return {
    'the list': '/bureau',
    'every request': '/bureau?filtre=toutes',
    'my own': '/bureau?filtre=miennes',
    'a search': `/bureau?q=${search}`,
    'a search without a result': `/bureau?q=${encodeURIComponent(`zz${words} ${address}`)}`,
    quarantine: '/bureau?filtre=quarantaine',
    'a request': request('busy'),
    'a held request': request('held'),
    'a lost request': request('lost'),
    quotes: '/bureau/devis',
    'a draft': quote('blocked'),
    'a question about a quote': quote('asked'),
    'a declined quote': quote('declined'),
    'a contract': quote('on paper'),
    figures: '/bureau/chiffres',
    people: '/bureau/equipe',
    journal: '/bureau/journal',
    'the edition': '/bureau/edition',
    'found texts': `/bureau/edition?q=${search}`,
    'texts of a page': '/bureau/edition/pages/accueil',
    'prices of a service': '/bureau/edition/prix/seo',
    projects: '/bureau/edition/projets',
    'the review': '/bureau/edition/relire',
    'the history': '/bureau/edition/historique',
    nothing: '/bureau/rien',
  }
}

/** Returns paths of the client's pages by subject. */
export function clientPathsOf({ requests, quotes }: Named) {
  const link = requests.get('busy')?.link
  const quote = (name: string) => `${link}/devis/${quotes.get(name)}`
  return {
    'the client’s request': `${link}`,
    'the client’s question about a quote': quote('asked'),
    'the client’s declined quote': quote('declined'),
    'the client’s contract': quote('on paper'),
    'the first step of an acceptance': `${quote('asked')}/accepter`,
    'a withdrawal': `${quote('on paper')}/renoncer`,
    'one’s data': `${link}/donnees`,
    'a correction': `${link}/donnees/corriger`,
    'an erasure': `${link}/donnees/effacer`,
  }
}
