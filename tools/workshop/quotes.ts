import { hash, randomUUID } from 'node:crypto'
import { addDays, dayAt } from '#quotes/dates.ts'
import type { Acceptance, QuoteVersion } from '#quotes/quote.ts'
import { asSigned } from '#quotes/signing.ts'
import { createLink } from '#server/leads/outbox/follow-link.ts'
import { drawQuotePdf } from '#server/quotes/pdf.ts'
import type { Person } from '#server/store/people/person.ts'
import type { Evidence, MailPlan, VersionKey } from '#server/store/quotes/records.ts'
import type { Store } from '#server/store/store.ts'
import { sampleQuote } from '../test/sample-quote.ts'
import { sampleEvidence } from '../test/sample-version.ts'
import { newLead } from './requests.ts'

export const now = Date.UTC(2026, 10, 23, 10)
export const minute = 60_000
export const mail: MailPlan = { channel: 'smtp', agency: 'agence@graaand.example' }

/** SHA-256, hexadecimal. */
export const digestOf = (file: Uint8Array) => hash('sha256', file, 'hex')

/** Makes the file of a quote. */
type Draw = (version: QuoteVersion, accepted?: Acceptance) => Promise<Buffer>

/** Stands for a PDF, which takes tenths of a second; like a PDF, each is unique. */
export const plainFile: Draw = async ({ number, version }) =>
  Buffer.from(`%PDF-1.7 /Type /Page of ${number} v${version} ${randomUUID()}`)

export function evidenceOf(digest: string, at: number): Evidence {
  const email = 'paul@exemple.fr'
  return { ...sampleEvidence, email, linkSentTo: email, digest, at, shownAt: at - minute }
}

export const addNina = ({ people }: Store, at = Date.now()) =>
  people.addPerson({ email: 'nina@graaand.example', name: 'Nina Ferrand', role: 'responsable' }, at)

/** Stores a secret link to a request, as sending a mail does, and returns its path. */
export async function mintLink(
  store: Store,
  leadId: string,
  more: { isRenewal?: boolean; address?: string | null } = {},
  at = Date.now(),
): Promise<string> {
  const { url, hash: secretHash } = createLink('')
  await store.follow.addLink({ leadId, secretHash, isRenewal: false, ...more }, at)
  return url
}

/** Prepares the sending of a draft: its number and version, and its file. */
async function prepareSending(
  { quotes }: Store,
  quoteId: string,
  contentOf: (version: number) => QuoteVersion,
  { file = plainFile, remindAt = null as number | null } = {},
) {
  const record = await quotes.find(quoteId)
  const seller = record?.seller ?? 'FR'
  const version = record?.draft?.version ?? 1
  const written = contentOf(version)
  const year = Number(written.issuedOn.slice(0, 4))
  const number = record?.number ?? (await quotes.nextNumber(seller, year))
  const content = { ...written, seller, number, version }
  const pdf = await file(content)
  const edition = record?.draft?.edition ?? 0
  return { quoteId, edition, content, pdf, digest: digestOf(pdf), remindAt }
}

interface How {
  /** By default a new quote; otherwise the next version of a sent one. */
  quoteId?: string
  at?: number
  by?: Person
  fields?: object
  file?: Draw
}

/** Sends the sample quote for a request, valid for thirty days. */
export async function sendQuote(
  store: Store,
  lead: { id: string; email: string },
  change: Partial<QuoteVersion> = {},
  { quoteId = randomUUID(), at = Date.now(), by, fields = {}, file = drawQuotePdf }: How = {},
) {
  const nina = by ?? (await addNina(store, at))
  const { seller = 'FR' } = change
  const draft = fields as Record<string, unknown>
  if (await store.quotes.find(quoteId)) {
    await store.quotes.startVersion({ quoteId, fields: draft }, nina, at)
  } else
    await store.quotes.create({ id: quoteId, leadId: lead.id, seller, fields: draft }, nina, at)
  const issuedOn = dayAt(at)
  const contentOf = (version: number): QuoteVersion => ({
    ...sampleQuote,
    client: { ...sampleQuote.client, email: lead.email },
    meetings: [{ on: issuedOn, where: 'client', detail: 'dans votre restaurant' }],
    validUntil: addDays(issuedOn, 30),
    issuedOn,
    replaces: version > 1 ? { version: version - 1, issuedOn } : null,
    ...change,
  })
  for (let attempt = 1; ; attempt++) {
    const sending = await prepareSending(store, quoteId, contentOf, { file })
    const done = await store.quotes.send(sending, nina, at, mail)
    // Another test of the same site took this number.
    if (done.outcome === 'taken' && attempt < 20) continue
    if (done.outcome !== 'done') throw new Error(`The quote was not sent: ${done.outcome}`)
    const { number, version } = sending.content
    return { ...sending, number, version, key: { quoteId, version } }
  }
}

/** Accepts a sent quote as its client, or by a signed paper that the person `by` records. */
export async function acceptQuote(
  store: Store,
  { quoteId, version, digest, content }: Awaited<ReturnType<typeof sendQuote>>,
  how: Partial<Evidence> = {},
  { by = null as Person | null, at = Date.now(), file = drawQuotePdf as Draw } = {},
) {
  const { country, ...signer } = content.client
  const signed = { ...evidenceOf(digest, at), ...signer, linkSentTo: signer.email, shownAt: at }
  const evidence: Evidence = { ...signed, ...how }
  const signedPdf = await file(asSigned(content, content.client), evidence)
  await store.quotes.accept({ quoteId, version, evidence, signedPdf, by }, at, mail)
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

  const prepare = (
    { quoteId }: { quoteId: string },
    changes: Partial<QuoteVersion> = {},
    remindAt: number | null = null,
  ) => prepareSending(store(), quoteId, () => ({ ...sampleQuote, ...changes }), { remindAt })

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
