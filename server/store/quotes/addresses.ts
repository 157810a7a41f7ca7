import type { Kysely } from 'kysely'
import { addressKey } from '../../address-key.ts'
import type { Tables } from '../engine/tables.ts'
import type { Evidence, QuoteRecord } from './quotes-store.ts'

/** E-mail address of a request until its correction by `author`. */
export interface FormerEmail {
  email: string
  at: number
  author: string
}

/** Addresses of a request: the one that its visitor typed, and its corrections, oldest first. */
export interface RequestEmails {
  receivedAt: number
  email: string
  formerEmails: readonly FormerEmail[]
}

/** Addressee of a sent version, and the address whose link accepted it; undefined without such an acceptance. */
export interface Addressee {
  quoteId: string
  version: number
  sentAt: number
  email: string
  acceptedBy: string | null | undefined
}

/** What a link opens: everything of its request, only the contracts accepted by it, or nothing. */
export type LinkAccess = 'whole' | 'contract' | 'none'

export interface LinkOwner {
  /** Recipient of the link's mail; null if it was not recorded. */
  address: string | null
  createdAt: number
}

export function isSameAddress(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  return addressKey(one) === addressKey(other)
}

/**
 * Returns the address that an e-mail of a request has today: corrections of the request also correct the
 * copies in its quotes.
 *
 * @param since time at which `email` was written
 */
export function currentEmail(
  email: string,
  since: number,
  { email: now, formerEmails }: Pick<RequestEmails, 'email' | 'formerEmails'>,
): string {
  let current = email
  for (const [index, former] of formerEmails.entries()) {
    if (former.at < since || !isSameAddress(current, former.email)) continue
    current = formerEmails[index + 1]?.email ?? now
  }
  return current
}

/**
 * Decides what a link opens. A correction of the request's e-mail, or a version sent to another address than
 * the one before, ends the links of the old address: its owner is not the client. A client who signed keeps
 * access to the contract (Spec: Q-10).
 */
export function accessOf(
  link: LinkOwner,
  request: RequestEmails,
  addressees: readonly Addressee[],
): LinkAccess {
  if (!isEnded(link, changesOf(request, addressees))) return 'whole'
  return addressees.some((one) => acceptedBy(one, link)) ? 'contract' : 'none'
}

export const acceptedBy = (
  { acceptedBy }: Pick<Addressee, 'acceptedBy'>,
  { address }: Pick<LinkOwner, 'address'>,
) => acceptedBy !== undefined && isSameAddress(acceptedBy, address)

interface AddressChange {
  at: number
  ended: string | undefined
  opened: string
}

function changesOf(
  { receivedAt, email, formerEmails }: RequestEmails,
  addressees: readonly Addressee[],
): AddressChange[] {
  const emails = [...formerEmails.map((former) => former.email), email]
  const ofRequest = emails.map((opened, index) => ({
    at: formerEmails[index - 1]?.at ?? receivedAt,
    ended: emails[index - 1],
    opened,
  }))
  const ofQuotes = addressees.map(({ quoteId, version, sentAt, email: opened }) => {
    const before = addressees.find((one) => one.quoteId === quoteId && one.version === version - 1)
    return { at: sentAt, ended: before?.email, opened }
  })
  return [...ofRequest, ...ofQuotes].toSorted((a, b) => a.at - b.at)
}

function isEnded({ address, createdAt }: LinkOwner, changes: readonly AddressChange[]): boolean {
  const moves = changes.filter(
    ({ ended, opened }) => ended !== undefined && !isSameAddress(ended, opened),
  )
  // Only the time is known of a link without an address.
  if (address === null) return moves.some(({ at }) => at > createdAt)
  const last = changes.findLast(
    (change) =>
      (moves.includes(change) && isSameAddress(change.ended ?? null, address)) ||
      isSameAddress(change.opened, address),
  )
  return last !== undefined && !isSameAddress(last.opened, address)
}

export const addresseesOf = (records: readonly QuoteRecord[]): Addressee[] =>
  records.flatMap(({ id, versions }) =>
    versions.map(({ version, sentAt, content, evidence }) => ({
      ...{ quoteId: id, version, sentAt, email: content.client.email },
      acceptedBy: acceptedByOf(evidence),
    })),
  )

const acceptedByOf = (evidence: Evidence | null) =>
  evidence && !evidence.paper ? (evidence.linkSentTo ?? null) : undefined

/** Reads the addresses of a request and of its sent quotes. */
export async function readAddresses(
  db: Kysely<Tables>,
  leadId: string,
): Promise<{ request: RequestEmails; addressees: Addressee[] } | undefined> {
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'fields', 'received_at'])
    .where('id', '=', leadId)
    .executeTakeFirst()
  if (!lead) return undefined
  const former = await formerEmailsOf(db, [leadId])
  const versions = await db
    .selectFrom('quote_versions')
    .innerJoin('quotes', 'quotes.id', 'quote_versions.quote_id')
    .select(['quote_id', 'version', 'sent_at', 'content', 'acceptance'])
    .where('lead_id', '=', leadId)
    .orderBy('version')
    .execute()
  const request = {
    receivedAt: lead.received_at,
    email: JSON.parse(lead.fields).email ?? '',
    formerEmails: former.get(leadId) ?? [],
  }
  const addressees = versions.map(({ quote_id, version, sent_at, content, acceptance }) => ({
    ...{ quoteId: quote_id, version, sentAt: sent_at, email: JSON.parse(content).client.email },
    acceptedBy: acceptedByOf(JSON.parse(acceptance ?? 'null')),
  }))
  return { request, addressees }
}

export async function formerEmailsOf(
  db: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<Map<string, FormerEmail[]>> {
  if (leadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('former_emails')
    .select(['lead_id', 'email', 'at', 'author'])
    .where('lead_id', 'in', leadIds)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id)
  return new Map(
    [...byLead].map(([id, all]) => [id, all.map(({ lead_id: _, ...former }) => former)]),
  )
}
