import { randomUUID } from 'node:crypto'
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
}

const mail = { channel: 'smtp', agency: 'agence@graaand.example' } as const
const hour = 3_600_000

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
  const { person: nina, secret } = await enterDesk(settings, { name: 'Nina Ferrand' })

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
    return { id: lead.id, reference, email: lead.values.email ?? '' }
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

  async function accept(name: string, how: Partial<Evidence> = {}, change = {}) {
    const sent = await quote(name, change)
    const { client } = sent.content
    const at = Date.now()
    const evidence: Evidence = {
      ...{ at, name: client.name, role: client.role, email: client.email },
      ...{ shownAt: at, earlyStart: false, digest: sent.digest, paper: null },
      ...{ company: client.company, address: client.address, kind: client.kind },
      ...{ employees: client.employees, copyBy: 'mail', ...how },
    }
    const signedPdf = await drawQuotePdf(asSigned(sent.content, client), evidence)
    const by = evidence.paper ? nina : null
    await store.quotes.accept({ ...sent.key, evidence, signedPdf, by }, at, mail)
    await post()
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
  const asked = await quote('question')
  const question = { id: randomUUID(), leadId: asked.lead.id, key: asked.key }
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
  await draft('conflit')
  await store.close()
  return { links, numbers, references, drafts, secret }
}

const words = (message: string) => ({
  name: 'Leïla Mansour',
  email: 'leila@exemple.fr',
  phone: '',
  message,
})
