import { randomUUID } from 'node:crypto'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { typedFrom } from '#quotes/typed.ts'
import type { ContentDraft } from '#server/store/content/content-drafts.ts'
import type { NewLead } from '#server/store/leads/records.ts'
import type { Person } from '#server/store/people/person.ts'
import type { Store } from '#server/store/store.ts'
import { acceptQuote, mail, sendQuote } from '../test/quotes.ts'
import { sampleQuote } from '../test/sample-quote.ts'
import { draftOf } from './content.ts'
import { keepRequest } from './requests.ts'

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

/** Fills a desk with texts in every field and returns paths of pages by subject. */
export async function fillDesk(store: Store, texts: Texts, person: Person, now = Date.now()) {
  const { words, address, email } = texts
  const text = `${words} ${address}\n${words}`

  const keep = (changes: Partial<NewLead> = {}) => {
    const visitor = { name: words, email, phone: words }
    const apercus = encode({ ...example, name: words, town: words, sentence: words }, 'poster')
    const values = { ...visitor, service: words, pack: '', apercus, description: text }
    return keepRequest(store, visitor, { values, receivedAt: now - 3_600_000, ...changes })
  }

  const colleague = await store.people.addPerson(
    { email: `${randomUUID()}.${email}`, name: words, role: 'equipe' },
    now,
  )
  for (const owner of [person, colleague]) {
    for (const id of [randomUUID(), randomUUID()]) {
      const key = { id, publicKey: '', counter: 0, transports: [], label: words }
      await store.people.addPasskey(owner, key, now)
    }
  }
  const session = { personId: colleague.id, passkeyId: null, secretHash: randomUUID() }
  await store.people.openSession({ ...session, device: words }, now)

  const request = await keep()
  const { id: leadId } = request
  await store.work.change(request, { kind: 'give', to: colleague }, person, now)
  await store.work.addNote({ id: randomUUID(), leadId, text }, colleague, now)
  const message = { leadId, version: 1, person: colleague, subject: words, text }
  const filed = { ...message, id: randomUUID(), kind: 'filed-in', at: now } as const
  await store.messages.file(filed, now)
  const writing = { subject: words, text }
  await store.presence.heartbeat(leadId, colleague, now, writing)
  await store.presence.heartbeat(leadId, person, now, writing)

  const held = await keep({ quarantine: ['links'] })
  const lost = await keep()
  await store.work.change(lost, { kind: 'lose', reason: 'other', detail: words }, colleague, now)

  const written = quoteWith(texts)
  const typed = {
    ...{
      ...sampleQuote,
      ...written,
      lines: written.lines.map((line) => ({ ...line, unit: words })),
    },
    meetings: [{ on: '2026-11-16', where: 'client' as const, detail: words }],
  }
  // Without a last day and weeks of delivery, sending is blocked.
  const fields = { ...typedFrom(typed), validUntil: '', deliveryWeeks: '' }
  const draft = { id: randomUUID(), leadId, seller: 'FR' as const, fields }
  await store.quotes.create(draft, colleague, now)

  const sendOne = () => sendQuote(store, { id: leadId, email }, written, undefined, now)
  const asked = await sendOne()
  await store.quotes.ask({ id: randomUUID(), leadId, key: asked.key, text }, now, mail)
  const declined = await sendOne()
  await store.quotes.decline({ ...declined.key, reason: text }, now, mail)
  const accepted = await sendOne()
  const paper = { recordedBy: words, note: text, scanDigest: 'a'.repeat(64) }
  const onPaper = { paper, shownAt: null, linkSentTo: null, copyBy: 'post' } as const
  await acceptQuote(store, accepted, onPaper, colleague, now)

  const changeOf = (field: string, value: string, aside: ContentDraft['aside'] = null) =>
    draftOf('pages/accueil', field, value, { aside, author: words, at: now })
  await store.contentDrafts.change('pages/accueil', 0, () => [
    changeOf('hero.lead', words),
    changeOf('hero.see', `${words} ${address} ${words} ${address} ${words}`),
    changeOf('offer.text', words, { by: words, reason: address }),
  ])

  return {
    'the list': '/bureau',
    'every request': '/bureau?filtre=toutes',
    'my own': '/bureau?filtre=miennes',
    'a search': `/bureau?q=${encodeURIComponent(words)}`,
    'a search without a result': `/bureau?q=${encodeURIComponent(`zz${words} ${address}`)}`,
    quarantine: '/bureau?filtre=quarantaine',
    'a request': `/bureau/demandes/${request.reference}`,
    'a held request': `/bureau/demandes/${held.reference}`,
    'a lost request': `/bureau/demandes/${lost.reference}`,
    quotes: '/bureau/devis',
    'a draft': `/bureau/devis/${draft.id}`,
    'a question about a quote': `/bureau/devis/${asked.number}`,
    'a declined quote': `/bureau/devis/${declined.number}`,
    'a contract': `/bureau/devis/${accepted.number}`,
    figures: '/bureau/chiffres',
    people: '/bureau/equipe',
    journal: '/bureau/journal',
    'the edition': '/bureau/edition',
    'found texts': `/bureau/edition?q=${encodeURIComponent(words)}`,
    'texts of a page': '/bureau/edition/pages/accueil',
    'prices of a service': '/bureau/edition/prix/seo',
    projects: '/bureau/edition/projets',
    'the review': '/bureau/edition/relire',
    'the history': '/bureau/edition/historique',
    nothing: '/bureau/rien',
  }
}
