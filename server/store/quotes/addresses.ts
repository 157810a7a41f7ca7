import { type Kysely, type RawBuilder, sql } from 'kysely'
import { addressKey } from '../../address-key.ts'
import type { Tables } from '../engine/tables.ts'
import { isPostgres } from '../search/search.ts'
import type { Evidence, QuoteRecord } from './records.ts'

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

/** Access by a link: to its whole request, only to contracts accepted by it, or none. */
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

/** Addresses of a request, and of the sent versions of its quotes. */
export interface Addresses {
  request: RequestEmails
  addressees: readonly Addressee[]
}

/**
 * Returns the address that replaced a client's address: by a correction of the request's e-mail, or by a version
 * sent to another address.
 *
 * @param since time at which `email` was written
 */
export function currentEmail(email: string, since: number, addresses: Addresses): string {
  let current = email
  for (const { at, ended, opened } of changesOf(addresses)) {
    if (at >= since && ended !== undefined && isSameAddress(ended, current)) current = opened
  }
  return current
}

/**
 * Decides what a link opens. A correction of the request's e-mail, or a version sent to another address than
 * the one before, ends the links of the old address: its owner is not the client. A client who signed keeps
 * access to the contract (Spec: Q-10).
 */
export function accessOf(link: LinkOwner, addresses: Addresses): LinkAccess {
  if (!isEnded(link, changesOf(addresses))) return 'whole'
  return addresses.addressees.some((one) => acceptedBy(one, link)) ? 'contract' : 'none'
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

function changesOf({ request, addressees }: Addresses): AddressChange[] {
  const { receivedAt, email, formerEmails } = request
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
  // Only the time is known of a link without an address.
  if (address === null) {
    return changes.some(
      ({ at, ended, opened }) =>
        at > createdAt && ended !== undefined && !isSameAddress(ended, opened),
    )
  }
  const isOfLink = (one: string | undefined) => one !== undefined && isSameAddress(one, address)
  const last = changes.findLast(({ ended, opened }) => isOfLink(ended) || isOfLink(opened))
  return last !== undefined && !isOfLink(last.opened)
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

export async function readAddresses(
  db: Kysely<Tables>,
  leadId: string,
): Promise<Addresses | undefined> {
  return (await readAllAddresses(db, [leadId])).get(leadId)
}

export async function readAllAddresses(
  db: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<Map<string, Addresses>> {
  if (leadIds.length === 0) return new Map()
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'fields', 'received_at'])
    .where('id', 'in', leadIds)
    .execute()
  const formerOf = await formerEmailsOf(db, leadIds)
  const versions = await db
    .selectFrom('quote_versions')
    .innerJoin('quotes', 'quotes.id', 'quote_versions.quote_id')
    .select(['lead_id', 'quote_id', 'version', 'sent_at', 'acceptance'])
    .select(clientEmailIn(db, 'content').as('email'))
    .where('lead_id', 'in', leadIds)
    .orderBy('version')
    .execute()
  const versionsOf = Map.groupBy(versions, ({ lead_id }) => lead_id)
  return new Map(
    leads.map(({ id, fields, received_at }) => [
      id,
      {
        request: {
          receivedAt: received_at,
          email: JSON.parse(fields).email ?? '',
          formerEmails: formerOf.get(id) ?? [],
        },
        addressees: (versionsOf.get(id) ?? []).map((row) => ({
          ...{ quoteId: row.quote_id, version: row.version, sentAt: row.sent_at },
          email: row.email ?? '',
          acceptedBy: acceptedByOf(JSON.parse(row.acceptance ?? 'null')),
        })),
      },
    ]),
  )
}

/** The client's e-mail address in the JSON of a draft or version. */
export const clientEmailIn = (
  db: Kysely<Tables>,
  column: 'draft' | 'content',
): RawBuilder<string | null> =>
  isPostgres(db)
    ? sql`(${sql.ref(column)})::json #>> '{client,email}'`
    : sql`json_extract(${sql.ref(column)}, '$.client.email')`

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
