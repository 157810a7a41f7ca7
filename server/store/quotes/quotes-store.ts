import type { Acceptance, QuoteVersion } from '#quotes/quote.ts'
import type { Signer } from '#quotes/signing.ts'
import type { History } from '#quotes/states.ts'
import type { ClientKind, Seller } from '#quotes/terms.ts'
import type { ChannelName } from '../engine/tables.ts'
import type { Actor } from '../people/person.ts'
import type { LinkAccess } from './addresses.ts'

/** A draft's typed fields for `parseDraft`, stored without validation, so that invalid values are kept too. */
export type DraftFields = Record<string, unknown>

/** A draft; instants are milliseconds since 1970, as below. */
export interface DraftRecord {
  version: number
  fields: DraftFields
  /** Increases with each change; a change of an older one is refused. */
  edition: number
  savedAt: number
  savedBy: string
}

export interface Evidence extends Acceptance, Omit<Signer, 'name' | 'role'> {
  email: string
  kind: ClientKind
  copyBy: 'mail' | 'post'
}

export interface Withdrawal {
  at: number
  name: string
  email: string
}

export interface SentVersion {
  version: number
  content: QuoteVersion
  /** The client's address today: that of `content`, or its correction at the request. */
  clientEmail: string
  /** SHA-256 of the sent file, in hexadecimal. */
  digest: string
  sentAt: number
  sentBy: string
  remindAt: number | null
  history: History
  evidence: Evidence | null
  signedDigest: string | null
  declineReason: string | null
  withdrawal: Withdrawal | null
}

export interface QuoteRecord {
  /** UUID. */
  id: string
  number: string | null
  seller: Seller
  /** null after its request's erasure: a contract stays for its legal time. */
  lead: { id: string; reference: string } | null
  createdAt: number
  draft: DraftRecord | null
  /** Oldest first. */
  versions: SentVersion[]
}

export interface QuoteRow {
  id: string
  number: string | null
  reference: string | null
  client: string
  subject: string
  /** Total of the last sent version, or of a valid draft, in minor units, with the VAT that is due. */
  total: number | null
  /** What decided the VAT of the total; null without a total. */
  taxed: Pick<QuoteVersion, 'exempt' | 'vatRule'> | null
  currency: 'euro' | 'tnd'
  draftVersion: number | null
  history: History | null
  changedAt: number
}

/** Result of an act; only `done` changed anything. */
export type ActResult =
  | { outcome: 'done' }
  /** A repeat: the first date holds, and nothing is written or sent. */
  | { outcome: 'again' }
  /** Refused by the state; reason in French, from `judge`. */
  | { outcome: 'refused'; because: string }
  | { outcome: 'gone' }

export interface MailPlan {
  /** undefined: no channel is configured, so no mail is queued. */
  channel: ChannelName | undefined
  /** The agency's addresses. */
  agency: string
}

export interface VersionKey {
  quoteId: string
  version: number
}

/**
 * Each act is one transaction in which `judge` decides on the stored state, so concurrent acts run in
 * sequence.
 */
export interface QuotesStore {
  /** @param quote `id`: UUID from the form; a repeat is the same quote */
  create(
    quote: { id: string; leadId: string; seller: Seller; fields: DraftFields },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<'made' | 'same' | 'gone'>
  find(idOrNumber: string): Promise<QuoteRecord | undefined>
  ofLead(leadId: string): Promise<QuoteRecord[]>
  /** Last created first; acts do not reorder it. */
  list(limit: number): Promise<QuoteRow[]>
  saveDraft(
    draft: { quoteId: string; edition: number; fields: DraftFields },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<{ outcome: 'kept'; edition: number } | { outcome: 'stale' | 'gone' }>
  /** @param quote `from`: version that `fields` copy; `again` if another one was sent meanwhile */
  startVersion(
    quote: { quoteId: string; fields: DraftFields; from?: number },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<ActResult>
  /** @returns `stale`: the draft is of another edition, or gone */
  dropDraft(
    draft: { quoteId: string; edition: number },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<'dropped' | 'stale'>
  nextNumber(seller: Seller, year: number): Promise<string>
  /**
   * Freezes the draft as a version with its file, gives the quote its number, closes the former version,
   * sets the request's state and queues the mail, all or nothing.
   *
   * @returns `taken`: another quote has the number, so render again with the next; `stale`: the draft
   *   changed
   */
  send(
    sending: {
      quoteId: string
      edition: number
      content: QuoteVersion
      pdf: Buffer
      digest: string
      remindAt: number | null
    },
    by: NonNullable<Actor>,
    now: number,
    mail: MailPlan,
  ): Promise<ActResult | { outcome: 'taken' | 'stale' }>
  readPdf(key: VersionKey, which: 'sent' | 'signed'): Promise<Buffer | undefined>

  /** @param act refused unless `evidence.digest` is the version's */
  accept(
    act: VersionKey & { evidence: Evidence; signedPdf: Buffer; by: Actor },
    now: number,
    mail: MailPlan,
  ): Promise<ActResult>
  decline(act: VersionKey & { reason: string }, now: number, mail: MailPlan): Promise<ActResult>
  withdraw(
    act: VersionKey & { withdrawal: Withdrawal },
    now: number,
    mail: MailPlan,
  ): Promise<ActResult>
  /**
   * Stores a client's question; the request then waits.
   *
   * @param question `id`: UUID from the form; a repeat is the same question
   */
  ask(
    question: { id: string; leadId: string; key: VersionKey | null; text: string },
    now: number,
    mail: MailPlan,
  ): Promise<ActResult>
  remindDue(now: number, mail: MailPlan): Promise<number>
  /** Returns the number of removed contracts, of which SQLite's files keep no trace. */
  forgetContracts(now: number): Promise<number>
}

export interface FollowStore {
  /**
   * @param link `address`: recipient of its mail, if known; `isRenewal`: ends the request's
   *   older links, or only those from before `askedAt`
   * @returns the access by this link; none also when the request is gone
   */
  addLink(
    link: {
      leadId: string
      secretHash: string
      address?: string | null
      isRenewal: boolean
      askedAt?: number
    },
    now: number,
  ): Promise<LinkAccess>
  findLink(
    secretHash: string,
  ): Promise<{ leadId: string; address: string | null; createdAt: number } | undefined>
  /**
   * Queues a mail with a new link to the last request of an address, unless one was queued since `since`.
   * Callers must not reveal whether a mail was queued.
   */
  requestLink(address: string, now: number, since: number, mail: MailPlan): Promise<void>
  renewLink(
    link: { leadId: string; to: string; by: NonNullable<Actor>; object: string },
    now: number,
    since: number,
    mail: MailPlan,
  ): Promise<boolean>
  firstRead(reference: string): Promise<number | null>
  rectify(leadId: string, values: { name: string; phone: string }, now: number): Promise<boolean>
}
