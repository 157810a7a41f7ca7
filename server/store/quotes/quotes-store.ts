import type { Acceptance, ClientKind, QuoteVersion, Seller } from '#quotes/quote.ts'
import type { History } from '#quotes/states.ts'
import type { ChannelName } from '../engine/tables.ts'
import type { Actor } from '../people/people.ts'

/** A draft's typed fields for `parseDraft`, stored without validation, so that invalid values are kept too. */
export type DraftFields = Record<string, unknown>

/** A draft; instants are milliseconds since 1970, as below. */
export interface DraftRecord {
  /** Number of the version that it becomes: 1, 2 and so on. */
  version: number
  fields: DraftFields
  /** Increases with each change; a stale one is refused. */
  edition: number
  savedAt: number
  savedBy: string
}

/** Evidence of an acceptance, for agency and client. */
export interface Evidence extends Acceptance {
  /** Address of the client's copy. */
  email: string
  /** The client as corrected before signing. */
  company: string
  address: string
  kind: ClientKind
  employees: number | null
  /** Delivery of the signed copy. */
  copyBy: 'mail' | 'post'
}

export interface Withdrawal {
  at: number
  name: string
  /** Address of the receipt. */
  email: string
}

/** A sent version; content, file and digest never change. */
export interface SentVersion {
  version: number
  content: QuoteVersion
  /** SHA-256 of the sent file, in hexadecimal. */
  digest: string
  sentAt: number
  sentBy: string
  /** Time of the client's reminder; null for never. */
  remindAt: number | null
  history: History
  evidence: Evidence | null
  /** SHA-256 of the client's signed copy. */
  signedDigest: string | null
  declineReason: string | null
  withdrawal: Withdrawal | null
}

export interface QuoteRecord {
  /** UUID. */
  id: string
  /** « D-2026-014 »; null before the first sending. */
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
  /** Of the last sent version, or of a valid draft; minor units with VAT. */
  total: number | null
  currency: 'euro' | 'tnd'
  draftVersion: number | null
  /** Of the last sent version. */
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

/** Mails of an act, queued in its transaction and rendered when sent. */
export interface MailPlan {
  /** undefined: no channel carries messages, so none is queued. */
  channel: ChannelName | undefined
  /** The agency's addresses. */
  agency: string
}

export interface VersionKey {
  quoteId: string
  version: number
}

/**
 * Quotes: mutable drafts, immutable versions. Each act is one transaction in which `judge` decides on the
 * stored state, so concurrent acts run in sequence.
 */
export interface QuotesStore {
  /**
   * Creates a quote for a request.
   *
   * @param quote `id`: UUID from the form; a repeat is the same quote
   */
  create(
    quote: { id: string; leadId: string; seller: Seller; fields: DraftFields },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<'made' | 'same' | 'gone'>
  /** @param idOrNumber a UUID, or « D-2026-014 » */
  find(idOrNumber: string): Promise<QuoteRecord | undefined>
  ofLead(leadId: string): Promise<QuoteRecord[]>
  /** Last created first; acts do not reorder it. */
  list(limit: number): Promise<QuoteRow[]>
  /** Saves a typed draft if its edition is unchanged. */
  saveDraft(
    draft: { quoteId: string; edition: number; fields: DraftFields },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<{ outcome: 'kept'; edition: number } | { outcome: 'stale' | 'gone' }>
  /** Creates a draft of the next version, unless there is one; decided as `replace`. */
  startVersion(
    quote: { quoteId: string; fields: DraftFields },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<ActResult>
  /** Deletes a draft, and its quote when no version was sent. */
  dropDraft(quoteId: string, by: NonNullable<Actor>, now: number): Promise<void>
  /** The next number of a company in a year: « D-2026-014 ». */
  nextNumber(seller: Seller, year: number): Promise<string>
  /**
   * Freezes the draft as a version with its file, gives the quote its number, closes the former version,
   * sets the request's state and queues the mail, all or nothing.
   *
   * @param sending `content.number` and `content.version` as in the file
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
      /** Time of the reminder before it expires; null for none. */
      remindAt: number | null
    },
    by: NonNullable<Actor>,
    now: number,
    mail: MailPlan,
  ): Promise<ActResult | { outcome: 'taken' | 'stale' }>
  /** A stored file, byte for byte: as sent, or the client's signed copy. */
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
   * Stores a question about a version, or about the request; the request then waits.
   *
   * @param question `id`: UUID from the form; a repeat is the same question
   */
  ask(
    question: { id: string; leadId: string; key: VersionKey | null; text: string },
    now: number,
    mail: MailPlan,
  ): Promise<ActResult>
  /** Queues due reminders once, for versions that can still be accepted; returns their number. */
  remindDue(now: number, mail: MailPlan): Promise<number>
  /**
   * Removes contracts without request whose legal time is over, with file and evidence; returns their
   * number. SQLite's files keep no trace.
   */
  forgetContracts(now: number): Promise<number>
}

/** Secret links of clients; only hashes of their secrets are stored. */
export interface FollowStore {
  /**
   * Adds a link to a request. `address`: recipient of its mail, if known. `isRenewal`: ends the request's
   * older links. False when the request is gone.
   */
  addLink(
    link: { leadId: string; secretHash: string; address?: string | null; isRenewal: boolean },
    now: number,
  ): Promise<boolean>
  /** The request of a link, and the link's recipient; null when unknown. */
  findLink(secretHash: string): Promise<{ leadId: string; address: string | null } | undefined>
  /**
   * Queues a mail with a new link to the last request of an address, unless one was queued since `since`.
   * Callers must not reveal whether it did.
   */
  requestLink(address: string, now: number, since: number, mail: MailPlan): Promise<void>
  /**
   * Queues a mail with a new link to the client of a request, unless one was queued since `since`.
   *
   * @param link `object`: its subject in the journal
   * @returns whether it did
   */
  renewLink(
    link: { leadId: string; to: string; by: NonNullable<Actor>; object: string },
    now: number,
    since: number,
    mail: MailPlan,
  ): Promise<boolean>
  /** Time at which a person first read a request. */
  firstRead(reference: string): Promise<number | null>
  /**
   * Corrects a client's name and phone.
   *
   * @returns false when the request is gone
   */
  rectify(leadId: string, values: { name: string; phone: string }, now: number): Promise<boolean>
}
