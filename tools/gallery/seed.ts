import { randomUUID } from 'node:crypto'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { addDays, dayAt } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { typedFrom } from '#quotes/typed.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import type { NewLead } from '#server/store/leads/records.ts'
import type { Evidence } from '#server/store/quotes/records.ts'
import { keepRequest } from '#workshop/requests.ts'
import { startSite, temporaryFolder } from '#workshop/site.ts'
import { enterDesk } from '#workshop/staff.ts'
import { mailSettings, startFakeSmtp } from '../test/fake-mail.ts'
import { freePort } from '../test/free-port.ts'
import { acceptQuote, mail, mintLink, sendQuote } from '../test/quotes.ts'
import { sampleQuote } from '../test/sample-quote.ts'
import { seedEdition } from './seed-edition.ts'

export type SeededSite = Awaited<ReturnType<typeof startSeededSite>>

const hour = 3_600_000
const day = 24 * hour

const past = [
  ['Hélène Vidal', 'Création de Site Web', 'Un cabinet à Sète, deux praticiennes.', '/devis', 2],
  ['Marc Oliveira', 'SEO', 'Notre site est introuvable depuis sa refonte.', '/tarifs/seo', 4],
  ['Salma Trabelsi', 'E-commerce', 'Je vends des savons à l’huile d’olive.', '/devis', 3],
  ['Les Pas-Sages', 'Webmastering', 'Un tarif associatif ?', '/contactez-nous', 26],
  ['Yassine Haddad', 'Logo et branding', 'Un logo et des cartes.', '/tarifs/seo', 5],
  ['Inès Moreau', 'Création de Site Web', 'Un site pour mes cours de yoga.', '/apercus', 1],
] as const

/** Starts a site whose database has a request and a quote in each state. */
export async function startSeededSite() {
  const opened = new AsyncDisposableStack()
  const folder = opened.use(await temporaryFolder())
  const smtp = opened.adopt(await startFakeSmtp(), (smtp) => smtp.close())
  const PORT = String(await freePort())
  const settings = {
    ...{ DATA_DIR: folder.path, PORT, SITE_URL: `http://127.0.0.1:${PORT}` },
    ...mailSettings(smtp.url),
  }
  const enter = async (name: string, email: string) => {
    const { person, secret } = await enterDesk(settings, { name, email })
    const flags = { path: '/bureau', secure: true, httpOnly: true, domain: '127.0.0.1' }
    return { person, cookie: [{ name: 'bureau', value: secret, ...flags }] }
  }
  const { person: nina, cookie } = await enter('Nina Ferrand', 'nina@graaand.example')
  const { person: karim } = await enter('Karim Ben Salah', 'karim@graaand.example')
  const store = opened.adopt(createSqliteStore(folder.path), (store) => store.close())
  const now = Date.now()
  /** Secret links, references and quotes, by name. */
  const links = new Map<string, string>()
  const references = new Map<string, string>()
  const quotes = new Map<string, string>()

  async function ask(name: string, changes: Partial<NewLead> = {}) {
    const visitor = {
      ...{ name: sampleQuote.client.name, email: `${name}@table-garrigue.example` },
      ...{ phone: '+33 6 39 98 00 58', apercus: encode(example, 'poster') },
    }
    const lead = await keepRequest(store, visitor, {
      reference: `G-7KM4-${String(references.size + 1).padStart(3, '0')}`,
      receivedAt: now - 3 * hour,
      ...changes,
    })
    links.set(name, await mintLink(store, lead.id))
    references.set(name, lead.reference)
    return { ...lead, email: lead.values.email ?? '' }
  }
  const message = (message: string, changes: Partial<NewLead> = {}): Partial<NewLead> => {
    const values = { name: 'Leïla Mansour', email: 'leila@exemple.fr', phone: '', message }
    return { form: 'contact', page: '/contactez-nous', values, ...changes }
  }

  async function settleMails(state: 'sent' | 'dead' = 'sent') {
    const at = Date.now()
    const due = { channels: ['smtp'] as const, now: at, until: at + hour, limit: 99 }
    for (const claimed of await store.claimDue(due)) {
      const outcome = state === 'sent' ? 'sent' : 'failed'
      await store.recordAttempt(claimed, { at, outcome, detail: '' }, { state, dueAt: at + hour })
    }
  }

  async function quote(name: string, change: Partial<QuoteVersion> = {}) {
    const lead = await ask(name)
    await store.work.noteReading(lead.reference, nina, now - 2 * hour, 0)
    const sent = await sendQuote(store, lead, change)
    quotes.set(name, sent.number)
    return { lead, ...sent }
  }

  async function accept(name: string, how: Partial<Evidence> = {}) {
    const sent = await quote(name)
    await acceptQuote(store, sent, how, how.paper ? nina : null)
    const { name: who, email } = sent.content.client
    return { ...sent.key, withdrawal: { at: Date.now(), name: who, email } }
  }
  const withdraw = async (name: string, how?: Partial<Evidence>) =>
    store.quotes.withdraw(await accept(name, how), Date.now(), mail)

  async function draft(name: string, change: Partial<QuoteVersion> = {}) {
    const { id: leadId, email } = await ask(name)
    const client = { ...sampleQuote.client, email }
    const validUntil = addDays(dayAt(now), 30)
    const fields = { ...typedFrom({ ...sampleQuote, client, validUntil, ...change }) }
    const id = randomUUID()
    await store.quotes.create({ id, leadId, seller: 'FR', fields }, nina, now)
    quotes.set(name, id)
    return id
  }

  for (let week = 1; week <= 8; week++) {
    for (const [turn, [name, service, description, page, hours]] of past.entries()) {
      const receivedAt = now - week * 7 * day + turn * day
      const values = { name, email: `client${turn}@exemple.fr`, phone: '', service, description }
      const lead = await ask(`avant-${week}-${turn}`, { page, values, receivedAt })
      const answer = { id: randomUUID(), leadId: lead.id, version: 0, person: nina }
      const letter = { subject: 'Votre demande', text: 'Bonjour, voici nos disponibilités.' }
      const at = receivedAt + hours * hour
      await store.messages.keepAnswer({ ...answer, ...letter }, at, 'smtp')
      const loss = { kind: 'lose', reason: turn % 2 ? 'price' : 'silence', detail: '' } as const
      if ((turn + week) % 3 === 1) await store.work.change(lead, loss, nina, at)
    }
  }
  await ask('recue')
  await ask('mot', message('Une question sur vos délais.'))
  await quote('devis')
  const { client } = sampleQuote
  const consumer = { kind: 'consumer', company: '', role: '', employees: null } as const
  await quote('particulier', { client: { ...client, ...consumer }, place: 'distance' })
  const lines = sampleQuote.lines.map((line) => ({ ...line, price: line.price * 30, vat: 1900 }))
  const sold = { seller: 'TN', currency: 'tnd', vatRule: 'tn-home' } as const
  const dinars = { ...sold, client: { ...client, country: 'TN' } }
  await quote('dinars', { ...dinars, lines })
  const { lead, key } = await quote('question')
  const text = 'Les photos sont-elles comprises ?'
  await store.quotes.ask({ id: randomUUID(), leadId: lead.id, key, text }, Date.now(), mail)
  const reason = 'Trop cher pour nous'
  await store.quotes.decline({ ...(await quote('refuse')).key, reason }, Date.now(), mail)
  await quote('expire', { validUntil: addDays(dayAt(now), -1) })
  const replaced = await quote('remplace')
  await sendQuote(store, replaced.lead, { discount: 1000, deposit: 4000 }, replaced.quoteId)
  await accept('accepte')
  const note = 'Signé au restaurant, classeur 2026'
  const paper = { recordedBy: nina.name, note, scanDigest: 'b7'.repeat(32) }
  await accept('papier', { paper, shownAt: null, copyBy: 'post' })
  await accept('tot', { earlyStart: true, copyBy: 'post' })
  await withdraw('retracte')
  await withdraw('retracte-tot', { earlyStart: true })
  await settleMails()
  await quote('echec')
  await settleMails('dead')
  await draft('brouillon')
  await draft('bloque', { lines: [], subject: '', balanceDue: '' })
  await ask('en-retard', { receivedAt: now - 4 * day })
  await store.work.change(await ask('prise'), { kind: 'take' }, nina, now)
  const advert = 'Boost your sales now: https://a.example https://b.example https://c.example'
  await ask('douteuse', message(advert, { quarantine: ['links', 'advert'] }))
  const views = past.map(([, , , page], turn) => ({ page, count: 90 - 12 * turn }))
  await store.pageViews.add(views.map((view) => ({ ...view, day: dayAt(now - 10 * day) })))
  await seedEdition(store, nina, now)
  const { url } = opened.use(await startSite(settings))
  return {
    ...{ url, store, karim, links, references, quotes, cookie },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
