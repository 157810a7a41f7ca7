import { hash, randomUUID } from 'node:crypto'
import { addDays, dayAt } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { asSigned } from '#quotes/signing.ts'
import { createLink } from '#server/leads/outbox/follow-link.ts'
import { drawQuotePdf } from '#server/quotes/pdf.ts'
import type { Person } from '#server/store/people/person.ts'
import type { Evidence } from '#server/store/quotes/records.ts'
import type { Store } from '#server/store/store.ts'
import { sampleQuote } from './sample-quote.ts'

export const mail = { channel: 'smtp', agency: 'agence@graaand.example' } as const

/** Stores a secret link to a request, as sending a mail does, and returns its path. */
export async function mintLink(store: Store, leadId: string): Promise<string> {
  const { url, hash: secretHash } = createLink('')
  await store.follow.addLink({ leadId, secretHash, isRenewal: false }, Date.now())
  return url
}

/** Sends the sample quote for a request, or its next version, valid for thirty days. */
export async function sendQuote(
  store: Store,
  lead: { id: string; email: string },
  change: Partial<QuoteVersion> = {},
  quoteId: string = randomUUID(),
  now = Date.now(),
) {
  const issuedOn = dayAt(now)
  const nina = await store.people.addPerson(
    { email: 'nina@graaand.example', name: 'Nina Ferrand', role: 'responsable' },
    now,
  )
  const fields = {}
  const { seller = 'FR' } = change
  const former = await store.quotes.find(quoteId)
  if (former) await store.quotes.startVersion({ quoteId, fields }, nina, now)
  else await store.quotes.create({ id: quoteId, leadId: lead.id, seller, fields }, nina, now)
  for (;;) {
    const record = await store.quotes.find(quoteId)
    const year = Number(issuedOn.slice(0, 4))
    const number = record?.number ?? (await store.quotes.nextNumber(seller, year))
    const version = record?.draft?.version ?? 1
    const content: QuoteVersion = {
      ...sampleQuote,
      client: { ...sampleQuote.client, email: lead.email },
      meetings: [{ on: issuedOn, where: 'client', detail: 'dans votre restaurant' }],
      validUntil: addDays(issuedOn, 30),
      ...change,
      number,
      version,
      issuedOn,
      replaces: version > 1 ? { version: version - 1, issuedOn } : null,
    }
    const pdf = await drawQuotePdf(content)
    const digest = hash('sha256', pdf, 'hex')
    const edition = record?.draft?.edition ?? 0
    const sending = { quoteId, edition, content, pdf, digest, remindAt: null }
    const done = await store.quotes.send(sending, nina, now, mail)
    // Another test of the same site took this number.
    if (done.outcome === 'taken') continue
    if (done.outcome !== 'done') throw new Error(`The quote was not sent: ${done.outcome}`)
    return { quoteId, number, version, digest, content, key: { quoteId, version } }
  }
}

/** Accepts a sent quote as its client, or by a signed paper that the person `by` records. */
export async function acceptQuote(
  store: Store,
  { quoteId, version, digest, content }: Awaited<ReturnType<typeof sendQuote>>,
  how: Partial<Evidence> = {},
  by: Person | null = null,
  at = Date.now(),
) {
  const { country, ...signer } = content.client
  const { email } = signer
  const evidence: Evidence = {
    ...signer,
    ...{ at, digest, linkSentTo: email },
    ...{ shownAt: at, earlyStart: false, paper: null, copyBy: 'mail', ...how },
  }
  const signedPdf = await drawQuotePdf(asSigned(content, content.client), evidence)
  await store.quotes.accept({ quoteId, version, evidence, signedPdf, by }, at, mail)
}
