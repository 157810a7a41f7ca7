import { randomUUID } from 'node:crypto'
import type { LossReason } from '#content/desk/state-rules.ts'
import { typedFrom } from '#desk/devis/typed.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { addDays, dayAt } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { sampleQuote } from '#quotes/sample-quote.ts'
import { asSigned } from '#quotes/signing.ts'
import { drawQuotePdf } from '#server/quotes/pdf.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import type { DeliveryState } from '#server/store/engine/tables.ts'
import type { NewLead } from '#server/store/leads/leads-store.ts'
import type { Evidence } from '#server/store/quotes/quotes-store.ts'
import { enterDesk } from '../test/desk-session.ts'
import { mintLink, sendQuote } from '../test/quotes.ts'

/** What the pictures of private pages lead to. */
export interface Made {
  /** `/suivi/<secret>`, by what is seen there. */
  links: Readonly<Record<string, string>>
  /** Of the quotes there: « D-2026-001 ». */
  numbers: Readonly<Record<string, string>>
  /** Of their requests. */
  references: Readonly<Record<string, string>>
  /** UUIDs of drafts. */
  drafts: Readonly<Record<string, string>>
  /** Of somebody who is at the desk: the cookie `bureau`. */
  secret: string
  /** Of somebody else who is there. */
  colleague: string
  /** Keeps one more request; its reference is answered. */
  ask(name: string, changes?: Partial<NewLead>): Promise<string>
  /** Begins one more draft, for a request of its own; its UUID is answered. */
  begin(name: string): Promise<string>
  /** Ends what `ask` and `begin` need; call it after the last picture. */
  close(): Promise<void>
}

const mail = { channel: 'smtp', agency: 'agence@graaand.example' } as const
const hour = 3_600_000
const day = 24 * hour

/** Who asked in the weeks before, and for what. */
const others = [
  ['Hélène Vidal', 'Création de Site Web', 'Un cabinet à Sète, deux praticiennes.', '/devis'],
  ['Marc Oliveira', 'SEO', 'Notre site est introuvable depuis sa refonte.', '/tarifs/seo'],
  ['Salma Trabelsi', 'E-commerce', 'Je vends des savons à l’huile d’olive.', '/devis'],
  ['Association Les Pas-Sages', 'Webmastering', 'Un tarif associatif ?', '/contactez-nous'],
  ['Yassine Haddad', 'Logo et branding', 'Un logo et des cartes.', '/tarifs/logo-et-branding'],
  ['Inès Moreau', 'Création de Site Web', 'Un site pour mes cours de yoga.', '/apercus'],
] as const
/** How many, in each of the last weeks; and after how many hours each was answered, in turn. */
const weeks = [4, 6, 3, 7, 5, 8, 6, 3]
const answeredAfter = [2, 4, 3, 26, 5, 1]

/**
 * Fills the database of a site with a request in each state that a client or the agency may see, for
 * pictures.
 *
 * @param settings of the site that is started on it later: `DATA_DIR`
 */
export async function furnish(settings: { DATA_DIR: string }): Promise<Made> {
  const store = createSqliteStore(settings.DATA_DIR)
  const now = Date.now()
  const today = dayAt(now)
  const links: Record<string, string> = {}
  const numbers: Record<string, string> = {}
  const references: Record<string, string> = {}
  const drafts: Record<string, string> = {}
  const { person: nina, secret } = await enterDesk(settings, {
    name: 'Nina Ferrand',
    email: 'nina@graaand.example',
  })
  const { person: karim, secret: colleague } = await enterDesk(settings, {
    name: 'Karim Ben Salah',
    email: 'karim@graaand.example',
    role: 'equipe',
  })
  const keys = [
    [nina, 'MacBook de Nina'],
    [nina, 'iPhone de Nina'],
    [karim, 'iPhone de Karim'],
  ] as const
  for (const [person, label] of keys) {
    const key = { id: randomUUID(), publicKey: '', counter: 0, transports: [], label }
    await store.people.addPasskey(person, key, now)
  }

  let made = 0
  async function request(name: string, changes: Partial<NewLead> = {}) {
    made += 1
    const reference = `G-7KM4-${String(made).padStart(3, '0')}`
    const lead: NewLead = {
      id: randomUUID(),
      reference,
      form: 'quote',
      values: {
        name: sampleQuote.client.name,
        email: `${name}@table-garrigue.example`,
        phone: '+33 6 39 98 00 58',
        service: 'Création de Site Web',
        pack: 'site-vitrine-professionnel',
        description: 'Un site pour mon restaurant, avec la réservation en ligne et la carte.',
        apercus: encode(example, 'poster'),
      },
      page: '/tarifs/site-vitrine',
      notice: '2026-11-21',
      receivedAt: now - 3 * hour,
      digest: randomUUID(),
      ...changes,
    }
    await store.keepLead(lead, [], { acknowledgedSince: 0 })
    links[name] = await mintLink(store, lead.id)
    references[name] = reference
    const { name: who = '', email = '' } = lead.values
    return { id: lead.id, reference, name: who, email }
  }

  /** Says what became of the mails that wait. */
  async function post(state: DeliveryState = 'sent') {
    const at = Date.now()
    const due = { channels: ['smtp'] as const, now: at, until: at + hour, limit: 99 }
    for (const lent of await store.claimDue(due)) {
      const outcome = state === 'sent' ? ('sent' as const) : ('failed' as const)
      await store.recordAttempt(lent, { at, outcome, detail: '' }, { state, dueAt: at + hour })
    }
  }

  async function quote(name: string, change: Partial<QuoteVersion> = {}) {
    const lead = await request(name)
    await store.work.noteReading(lead.reference, nina, now - 2 * hour, 0)
    const sent = await sendQuote(store, lead, change)
    numbers[name] = sent.number
    await post()
    return { lead, ...sent, key: { quoteId: sent.quoteId, version: sent.version } }
  }

  async function sign(
    { quoteId, version, digest, content }: Awaited<ReturnType<typeof sendQuote>>,
    at: number,
    how: Partial<Evidence> = {},
  ) {
    const { client } = content
    const evidence: Evidence = {
      ...{ at, name: client.name, role: client.role, email: client.email },
      linkSentTo: client.email,
      ...{ shownAt: at, earlyStart: false, digest, paper: null },
      ...{ company: client.company, address: client.address, kind: client.kind },
      ...{ employees: client.employees, copyBy: 'mail', ...how },
    }
    const signedPdf = await drawQuotePdf(asSigned(content, client), evidence)
    const by = evidence.paper ? nina : null
    await store.quotes.accept({ quoteId, version, evidence, signedPdf, by }, at, mail)
    await post()
  }

  async function accept(name: string, how: Partial<Evidence> = {}, change = {}) {
    const sent = await quote(name, change)
    await sign(sent, Date.now(), how)
    return sent
  }

  async function withdraw(name: string, how: Partial<Evidence> = {}) {
    const { key, content } = await accept(name, how)
    const { name: who, email } = content.client
    const at = Date.now()
    await store.quotes.withdraw({ ...key, withdrawal: { at, name: who, email } }, at, mail)
    await post()
  }

  async function draft(name: string, change: Partial<QuoteVersion> = {}) {
    const lead = await request(name)
    const id = randomUUID()
    const fields = {
      ...typedFrom({
        ...sampleQuote,
        client: { ...sampleQuote.client, email: lead.email },
        validUntil: addDays(today, 30),
        ...change,
      }),
    }
    await store.quotes.create({ id, leadId: lead.id, seller: 'FR', fields }, nina, now)
    drafts[name] = id
    return id
  }

  // What was answered, agreed to or lost before: lists and figures.
  const asked = (index: number) => {
    const [name, service, description, page] = others[index % others.length] ?? others[0]
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@exemple.fr`
    return { page, values: { name, email, phone: '', service, description } }
  }
  const losses: readonly LossReason[] = ['silence', 'price', 'silence', 'other']
  for (const [place, count] of weeks.entries()) {
    for (let index = 0; index < count; index += 1) {
      const turn = place * 3 + index
      const receivedAt = now - (weeks.length - place) * 7 * day + (index % 5) * day
      const lead = await request(`avant-${place}-${index}`, { ...asked(turn), receivedAt })
      const at = receivedAt + (answeredAfter[turn % answeredAfter.length] ?? 1) * hour
      const answer = { id: randomUUID(), leadId: lead.id, version: 0, person: nina }
      const letter = { subject: 'Votre demande', text: 'Bonjour, voici nos disponibilités.' }
      await store.messages.keepAnswer({ ...answer, ...letter }, at, 'smtp')
      await post()
      if (turn % 4 < 2) {
        const client = { ...sampleQuote.client, name: lead.name, company: '', email: lead.email }
        const sent = await sendQuote(store, lead, { client }, randomUUID(), at)
        if (turn % 4 === 1) await sign(sent, at + hour)
      } else if (turn % 4 === 3) {
        const reason = losses[Math.floor(turn / 4) % losses.length] ?? 'else'
        await store.work.change(lead, { kind: 'lose', reason, detail: '' }, nina, at)
      }
    }
  }

  const consumer = { ...sampleQuote.client, kind: 'consumer', company: '', role: '' } as const
  await request('recue')
  await request('mot', { form: 'contact', values: { ...words('Une question sur vos délais.') } })
  await quote('devis')
  await quote('particulier', { client: { ...consumer, employees: null }, place: 'distance' })
  await quote('dinars', {
    seller: 'TN',
    currency: 'tnd',
    client: { ...sampleQuote.client, country: 'TN' },
    lines: sampleQuote.lines.map((line) => ({ ...line, price: line.price * 30, vat: 1900 })),
  })
  const open = await quote('question')
  const question = { id: randomUUID(), leadId: open.lead.id, key: open.key }
  await store.quotes.ask(
    { ...question, text: 'Les photos sont-elles comprises ?' },
    Date.now(),
    mail,
  )
  const declined = await quote('refuse')
  await store.quotes.decline({ ...declined.key, reason: 'Trop cher pour nous' }, Date.now(), mail)
  await quote('expire', { validUntil: addDays(today, -1) })
  const replaced = await quote('remplace')
  await sendQuote(store, replaced.lead, { discount: 1000, deposit: 4000 }, replaced.quoteId)
  await accept('accepte')
  const scanDigest = 'b7'.repeat(32)
  const paper = { recordedBy: nina.name, note: 'Signé au restaurant, classeur 2026', scanDigest }
  await accept('papier', { paper, shownAt: null, copyBy: 'post' })
  await accept('tot', { earlyStart: true, copyBy: 'post' })
  await withdraw('retracte')
  await withdraw('retracte-tot', { earlyStart: true })
  await post()
  const failed = await request('echec')
  numbers.echec = (await sendQuote(store, failed)).number
  await post('dead')
  await draft('brouillon')
  await draft('bloque', { lines: [], subject: '', balanceDue: '' })

  // What waits longer, and what was doubted.
  await request('en-retard', { ...asked(2), receivedAt: now - 4 * day })
  const taken = await request('prise', { ...asked(1), receivedAt: now - 4 * hour })
  await store.work.change(taken, { kind: 'take' }, nina, now)
  await request('douteuse', {
    form: 'contact',
    page: '/contactez-nous',
    values: {
      ...words('Boost your sales now: https://a.example https://b.example https://c.example'),
      name: 'Best SEO',
    },
    quarantine: ['links', 'advert'],
  })
  await store.pageViews.add(
    others.map(([, , , page], index) => ({
      day: dayAt(now - 10 * day),
      page,
      count: 90 - 12 * index,
    })),
  )
  return {
    ...{ links, numbers, references, drafts, secret, colleague },
    ask: async (name, changes) => (await request(name, changes)).reference,
    begin: (name) => draft(name),
    close: () => store.close(),
  }
}

const words = (message: string) => ({
  name: 'Leïla Mansour',
  email: 'leila@exemple.fr',
  phone: '',
  message,
})
