import { createHash, randomUUID } from 'node:crypto'
import type { QuoteVersion } from '#quotes/quote.ts'
import type { Evidence, MailPlan, VersionKey } from '#server/store/quotes/records.ts'
import type { Store } from '#server/store/store.ts'
import { sampleQuote } from '../test/sample-quote.ts'
import { newLead } from './requests.ts'

export const now = Date.UTC(2026, 10, 23, 10)
export const minute = 60_000
export const mail: MailPlan = { channel: 'smtp', agency: 'agence@graaand.example' }

/** SHA-256, hexadecimal. */
export const digestOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex')

export function evidenceOf(digest: string, at: number): Evidence {
  return {
    ...{ at, name: 'Paul Garrigue', role: 'gérant', email: 'paul@exemple.fr', digest },
    ...{ company: 'La Table', kind: 'smallBusiness', employees: 4, registration: '' },
    ...{ vatNumber: '', street: '12 quai de l’Exemple', postcode: '34200', town: 'Sète' },
    ...{ earlyStart: false, shownAt: at - minute, copyBy: 'mail', paper: null },
    linkSentTo: 'paul@exemple.fr',
  }
}

export async function furnishQuotes(store: Store) {
  const { begin, send, sendFirst, accept, decline, startVersion } = quoteDesk(() => store)
  const drafted = await begin()
  const accepted = await sendFirst()
  await startVersion(accepted)
  const { pdf } = await send(accepted, {}, now + 1)
  await accept({ ...accepted.key, version: 2 }, digestOf(pdf), now + 2)
  const declined = await sendFirst()
  await decline(declined.key, now + 3, 'Trop cher')
  const alone = await begin('TN')
  const contract = await send(alone)
  await accept(alone.key, digestOf(contract.pdf), now + 4)
  await store.eraseAddress(alone.lead.values.email ?? '', { person: null, at: now + 5 })
  const link = { leadId: accepted.lead.id, secretHash: 'link', isRenewal: false }
  await store.follow.addLink(link, now)
  return { drafted, accepted, declined, alone }
}

export function quoteDesk(store: () => Store) {
  async function begin(seller: 'FR' | 'TN' = 'FR', values: Record<string, string> = {}) {
    const nina = await store().people.addPerson(
      { email: `${randomUUID()}@graaand.example`, name: 'Nina Ferrand', role: 'equipe' },
      now,
    )
    const example = newLead()
    const lead = { ...example, values: { ...example.values, ...values } }
    await store().keepLead(lead, [], { acknowledgedSince: 0 })
    const quoteId = randomUUID()
    const quote = { id: quoteId, leadId: lead.id, seller, fields: { subject: 'Un site' } }
    await store().quotes.create(quote, nina, now)
    return { nina, lead, quoteId, quote, key: { quoteId, version: 1 } }
  }

  async function prepare(
    { quoteId }: { quoteId: string },
    changes: Partial<QuoteVersion> = {},
    remindAt: number | null = null,
  ) {
    const record = await store().quotes.find(quoteId)
    const seller = record?.seller ?? 'FR'
    const number = record?.number ?? (await store().quotes.nextNumber(seller, 2026))
    const version = record?.draft?.version ?? 1
    const content = { ...sampleQuote, seller, ...changes, number, version }
    const pdf = Buffer.from(`%PDF ${quoteId} ${number} v${version}`)
    const edition = record?.draft?.edition ?? 0
    return { quoteId, edition, content, pdf, digest: digestOf(pdf), remindAt }
  }

  async function send(
    one: { quoteId: string; nina: { id: string; name: string } },
    changes: Partial<QuoteVersion> = {},
    at = now,
    remindAt: number | null = null,
  ) {
    const sending = await prepare(one, changes, remindAt)
    const sent = await store().quotes.send(sending, one.nina, at, mail)
    return { sent, content: sending.content, pdf: sending.pdf, sending }
  }

  async function sendFirst(changes: Partial<QuoteVersion> = {}, values?: Record<string, string>) {
    const one = await begin('FR', values)
    return { ...one, ...(await send(one, changes)) }
  }

  function accept(key: VersionKey, digest: string, at: number, changes: Partial<Evidence> = {}) {
    const evidence = { ...evidenceOf(digest, at), ...changes }
    const act = { ...key, evidence, signedPdf: Buffer.from(`signed ${at}`), by: null }
    return store().quotes.accept(act, at, mail)
  }

  const decline = (key: VersionKey, at: number, reason = '') =>
    store().quotes.decline({ ...key, reason }, at, mail)

  const withdraw = (key: VersionKey, at: number) =>
    store().quotes.withdraw({ ...key, withdrawal: { at, name: 'P', email: 'p@x.fr' } }, at, mail)

  const startVersion = (
    { quoteId, nina }: { quoteId: string; nina: { id: string; name: string } },
    at = now,
  ) => store().quotes.startVersion({ quoteId, fields: {} }, nina, at)

  async function kindsOf(leadId: string) {
    return (await store().messages.list(leadId)).map(({ kind }) => kind).sort()
  }

  return { begin, prepare, send, sendFirst, accept, decline, withdraw, startVersion, kindsOf }
}
