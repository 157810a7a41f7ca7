import { type TimeZone, zoneOf } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { stateAt } from '#quotes/states.ts'
import { hashOfLink } from '../../leads/outbox/follow-link.ts'
import type { LeadWithDeliveries } from '../../store/leads/leads-store.ts'
import type { Evidence, QuoteRecord, SentVersion } from '../../store/quotes/quotes-store.ts'
import type { Store } from '../../store/store.ts'

export interface SentQuote extends QuoteRecord {
  number: string
  last: SentVersion
}

export interface Visit {
  base: string
  sentTo: string | null
  lead: LeadWithDeliveries
  /** Last sent first. */
  quotes: readonly SentQuote[]
  current: SentQuote | undefined
  timeZone: TimeZone
}

export interface Following {
  Variables: { fields: Readonly<Record<string, string>>; visit: Visit }
}

/** @returns undefined for any dead link */
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
  // A request without a quote does not contain the client's country.
  const timeZone = current ? zoneOf(current.last.content) : 'Europe/Paris'
  return { base: `/suivi/${secret}`, sentTo: link.address, lead, quotes, current, timeZone }
}

function sentOf(records: readonly QuoteRecord[]): SentQuote[] {
  return records
    .flatMap((record) => {
      const last = record.versions.at(-1)
      return record.number !== null && last ? [{ ...record, number: record.number, last }] : []
    })
    .toSorted((a, b) => b.last.sentAt - a.last.sentAt)
}

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

export function findVersion(record: SentQuote, text: string | undefined): SentVersion | undefined {
  if (text === undefined) return record.last
  return record.versions.find(({ version }) => String(version) === text)
}

export function isContract({ history }: SentVersion, now: number): boolean {
  const state = stateAt(history, now)
  return state === 'accepted' || state === 'withdrawn'
}
