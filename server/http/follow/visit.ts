import { zoneOf } from '#quotes/dates.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { hashOfLink } from '../../leads/outbox/follow-link.ts'
import type { LeadWithDeliveries } from '../../store/leads/records.ts'
import {
  acceptedBy,
  accessOf,
  addresseesOf,
  isSameAddress,
  type LinkOwner,
} from '../../store/quotes/addresses.ts'
import type { Evidence, QuoteRecord, SentVersion } from '../../store/quotes/records.ts'
import type { Store } from '../../store/store.ts'

export interface SentQuote extends QuoteRecord {
  number: string
  last: SentVersion
}

export type Visit = NonNullable<Awaited<ReturnType<typeof findVisit>>>

export interface Following {
  Variables: { fields: Readonly<Record<string, string>>; visit: Visit }
}

/** @returns undefined for any dead link */
export async function findVisit(secret: string, store: Store) {
  const link = await store.follow.findLink(hashOfLink(secret))
  if (!link) return undefined
  const [lead, records] = await Promise.all([
    store.findLead(link.leadId),
    store.quotes.ofLead(link.leadId),
  ])
  if (!lead) return undefined
  const { receivedAt, values, handling } = lead
  const { formerEmails } = handling
  const request = { receivedAt, email: values.email ?? '', formerEmails }
  const access = accessOf(link, { request, addressees: addresseesOf(records) })
  if (access === 'none') return undefined
  const quotes = sentOf(access === 'whole' ? records : contractsOf(records, link))
  const [current] = quotes
  // A request without a quote does not contain the client's country.
  const timeZone = current ? zoneOf(current.last.content) : 'Europe/Paris'
  return {
    base: `/suivi/${secret}`,
    sentTo: link.address,
    /** Whether the link went to a former address of the client, who signed by it. */
    isContractOnly: access === 'contract',
    lead: access === 'whole' ? lead : withoutOthers(lead, quotes),
    /** Last sent first. */
    quotes,
    current,
    timeZone,
  }
}

function contractsOf(records: readonly QuoteRecord[], link: LinkOwner): QuoteRecord[] {
  return records.map((record) => {
    const addressees = addresseesOf([record])
    const versions = record.versions.filter((_, index) => {
      const addressee = addressees[index]
      return addressee && acceptedBy(addressee, link)
    })
    return { ...record, versions }
  })
}

/** Leaves out what another person wrote or received. */
function withoutOthers(lead: LeadWithDeliveries, quotes: readonly SentQuote[]): LeadWithDeliveries {
  const messages = lead.handling.messages.filter(({ quote }) =>
    quotes.some(
      ({ id, versions }) =>
        id === quote?.id && versions.some(({ version }) => version === quote.version),
    ),
  )
  return { ...lead, values: {}, handling: { ...lead.handling, messages } }
}

function sentOf(records: readonly QuoteRecord[]): SentQuote[] {
  return records
    .flatMap((record) => {
      const last = record.versions.at(-1)
      return record.number !== null && last ? [{ ...record, number: record.number, last }] : []
    })
    .toSorted((a, b) => b.last.sentAt - a.last.sentAt)
}

/**
 * Returns whether the link went to the e-mail address of its request. A quote may be sent to another one, whose
 * owner has no right over other requests of the first.
 */
export function isOfRequester({ sentTo, lead }: Visit): boolean {
  return sentTo === null || isSameAddress(sentTo, lead.values.email ?? '')
}

export function signedOf({ content, evidence }: SentVersion): QuoteVersion {
  return evidence ? withSigner(content, evidence) : content
}

function withSigner(content: QuoteVersion, evidence: Evidence): QuoteVersion {
  const { name, role, company, employees, kind } = evidence
  const { registration, vatNumber, street, postcode, town } = evidence
  const identity = { registration, vatNumber, street, postcode, town }
  const client = { ...content.client, name, role, company, employees, kind, ...identity }
  return { ...content, client }
}

export function findVersion(record: SentQuote, text: string | undefined): SentVersion | undefined {
  if (text === undefined) return record.last
  return record.versions.find(({ version }) => String(version) === text)
}
