import { type TimeZone, zoneOf } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { stateAt } from '#quotes/states.ts'
import { hashOfLink } from '../../leads/outbox/follow-link.ts'
import type { LeadWithDeliveries } from '../../store/leads/leads-store.ts'
import type { Evidence, QuoteRecord, SentVersion } from '../../store/quotes/quotes-store.ts'
import type { Store } from '../../store/store.ts'

/** A quote of which the client may know: it was sent. */
export interface SentQuote extends QuoteRecord {
  number: string
  /** The last version sent. */
  last: SentVersion
}

/** What a link leads to. */
export interface Visit {
  /** `/suivi/<secret>`, as it was asked for. */
  base: string
  /** Where the link was sent; null when nobody knows. */
  sentTo: string | null
  lead: LeadWithDeliveries
  /** Last sent first. */
  quotes: readonly SentQuote[]
  /** The one that the link opens. */
  current: SentQuote | undefined
  /** In which this client's days and hours are said: that of their last quote. */
  timeZone: TimeZone
}

/** Variables of a request: what a post holds, and what its link leads to. */
export interface Following {
  Variables: { fields: Readonly<Record<string, string>>; visit: Visit }
}

/** @returns undefined when the secret leads nowhere, whatever the reason */
export async function findVisit(secret: string, store: Store): Promise<Visit | undefined> {
  const link = await store.follow.findLink(hashOfLink(secret))
  if (!link) return undefined
  const [lead, records] = await Promise.all([
    store.findLead(link.leadId),
    store.quotes.ofLead(link.leadId),
  ])
  if (!lead) return undefined
  const quotes = sentOf(records)
  const [current] = quotes
  // Where the client is, no request says.
  const timeZone = current ? zoneOf(current.last.content) : 'Europe/Paris'
  return { base: `/suivi/${secret}`, sentTo: link.address, lead, quotes, current, timeZone }
}

/** Those that were sent, last sent first. */
export function sentOf(records: readonly QuoteRecord[]): SentQuote[] {
  return records
    .flatMap((record) => {
      const last = record.versions.at(-1)
      return record.number !== null && last ? [{ ...record, number: record.number, last }] : []
    })
    .toSorted((a, b) => b.last.sentAt - a.last.sentAt)
}

/** A version as it was signed: the client's own lines as they corrected them. */
export function signedOf({ content, evidence }: SentVersion): QuoteVersion {
  return evidence ? withSigner(content, evidence) : content
}

function withSigner(
  content: QuoteVersion,
  { name, role, company, address, kind, employees }: Evidence,
): QuoteVersion {
  const client = { ...content.client, name, role, company, address, kind, employees }
  return { ...content, client }
}

/** The version that a quote of this number has, or undefined. */
export function versionOf(record: SentQuote, text: string | undefined): SentVersion | undefined {
  if (text === undefined) return record.last
  return record.versions.find(({ version }) => String(version) === text)
}

/** Whether a version became a contract, withdrawn from since or not. */
export function isContract({ history }: SentVersion, now: number): boolean {
  const state = stateAt(history, now)
  return state === 'accepted' || state === 'withdrawn'
}
