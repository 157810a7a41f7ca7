import type { Acceptance, ClientKind, QuoteVersion, Seller } from '#quotes/quote.ts'
import type { History } from '#quotes/states.ts'
import type { ChannelName } from '../engine/tables.ts'
import type { Actor } from '../people/people.ts'

/**
 * What the desk typed of a draft, as `parseDraft` reads it: numbers as typed, nothing judged, so that
 * what is wrong is kept too.
 */
export type DraftFields = Record<string, unknown>

/** A version under work; instants are milliseconds since 1970, as everywhere below. */
export interface DraftRecord {
  /** What it becomes when it is sent: 1, then 2 and so on. */
  version: number
  fields: DraftFields
  /** Grows by one with each change: a stale one is refused. */
  edition: number
  savedAt: number
  savedBy: string
}

/** All that is kept of an acceptance, as a person of the agency and the client may read it. */
export interface Evidence extends Acceptance {
  /** Where the client's copy goes. */
  email: string
  /** Of the client as they corrected it before signing. */
  company: string
  address: string
  kind: ClientKind
  employees: number | null
  /** How they asked for their signed copy. */
  copyBy: 'mail' | 'post'
}

export interface Withdrawal {
  at: number
  name: string
  /** Where its receipt goes. */
  email: string
}

/** A version that was sent: its content, file and digest never change. */
export interface SentVersion {
  version: number
  content: QuoteVersion
  /** SHA-256 of the file as it was sent, in hexadecimal. */
  digest: string
  sentAt: number
  sentBy: string
  /** When the client is, or was, reminded of its last day; null for never. */
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
  /** « D-2026-014 »; null until it is sent once. */
  number: string | null
  seller: Seller
  /** null once its request was erased: an accepted contract stays for its legal time. */
  lead: { id: string; reference: string } | null
  createdAt: number
  draft: DraftRecord | null
  /** Oldest first. */
  versions: SentVersion[]
}

/** A row of the desk's list. */
export interface QuoteRow {
  id: string
  number: string | null
  reference: string | null
  client: string
  subject: string
  /** Of the last version sent, or of the draft when it can be summed; in minor units, with VAT. */
  total: number | null
  currency: 'euro' | 'tnd'
  draftVersion: number | null
  /** Of the last version sent. */
  history: History | null
  changedAt: number
}

/** What became of an act. Everything but `done` and `again` changed nothing. */
export type Acting =
  | { outcome: 'done' }
  /** It was done before: the first date holds, and nothing more is written or sent. */
  | { outcome: 'again' }
  /** The state forbids it now; in French, from `judge`. */
  | { outcome: 'refused'; because: string }
  | { outcome: 'gone' }

/** The mails of an act: queued in its transaction, drawn when they leave. */
export interface MailPlan {
  /** undefined: no channel carries messages, and none is queued. */
  channel: ChannelName | undefined
  /** Where the agency reads its mails. */
  agency: string
}

/** Which version of which quote. */
export interface VersionKey {
  quoteId: string
  version: number
}

/**
 * Quotes: drafts that change, and versions that do not. Every act is one transaction; each is judged by
 * `judge` on what the tables say within it, so that two at once are one.
 */
export interface QuotesStore {
  /**
   * Begins a quote for a request.
   *
   * @param quote `id`: UUID made by the form; a repeat is the same quote
   */
  create(
    quote: { id: string; leadId: string; seller: Seller; fields: DraftFields },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<'made' | 'same' | 'gone'>
  /** @param idOrNumber a UUID, or « D-2026-014 » */
  find(idOrNumber: string): Promise<QuoteRecord | undefined>
  ofLead(leadId: string): Promise<QuoteRecord[]>
  /** Last begun first: what is done about a quote leaves it in its place. */
  list(limit: number): Promise<QuoteRow[]>
  /** Keeps a draft as typed, if it is as its writer saw it. */
  saveDraft(
    draft: { quoteId: string; edition: number; fields: DraftFields },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<{ outcome: 'kept'; edition: number } | { outcome: 'stale' | 'gone' }>
  /** Makes a draft of the version that will replace the last one, unless there is one; judged as `replace`. */
  startVersion(
    quote: { quoteId: string; fields: DraftFields },
    by: NonNullable<Actor>,
    now: number,
  ): Promise<Acting>
  /** Removes a draft; with it the quote, when nothing of it was ever sent. */
  dropDraft(quoteId: string, by: NonNullable<Actor>, now: number): Promise<void>
  /** The number that the next first sending of a company gets in a year: « D-2026-014 ». */
  nextNumber(seller: Seller, year: number): Promise<string>
  /**
   * Freezes the draft as a version with its file, gives the quote its number, closes the version before,
   * sets the request's state, and queues the mail: all or nothing.
   *
   * @param sending `content.number` and `content.version` as the file says them
   * @returns `taken`: somebody sent with that number first, draw it anew with the next; `stale`: the
   *   draft is not the one that was read
   */
  send(
    sending: {
      quoteId: string
      edition: number
      content: QuoteVersion
      pdf: Buffer
      digest: string
      /** When a reminder is due before it expires; null for none. */
      remindAt: number | null
    },
    by: NonNullable<Actor>,
    now: number,
    mail: MailPlan,
  ): Promise<Acting | { outcome: 'taken' | 'stale' }>
  /** A file as it was kept, byte for byte: as sent, or the client's signed copy. */
  readPdf(key: VersionKey, which: 'sent' | 'signed'): Promise<Buffer | undefined>

  /** @param act `evidence.digest` must be the version's; else it is refused */
  accept(
    act: VersionKey & { evidence: Evidence; signedPdf: Buffer; by: Actor },
    now: number,
    mail: MailPlan,
  ): Promise<Acting>
  decline(act: VersionKey & { reason: string }, now: number, mail: MailPlan): Promise<Acting>
  withdraw(
    act: VersionKey & { withdrawal: Withdrawal },
    now: number,
    mail: MailPlan,
  ): Promise<Acting>
  /**
   * Keeps a question about a version, or about the request when it has none; the request then waits.
   *
   * @param question `id`: UUID made by the form; a repeat is the same question
   */
  ask(
    question: { id: string; leadId: string; key: VersionKey | null; text: string },
    now: number,
    mail: MailPlan,
  ): Promise<Acting>
  /** Queues the reminders that are due, each once, for versions that can still be accepted; how many. */
  remindDue(now: number, mail: MailPlan): Promise<number>
  /**
   * Removes, file and evidence, contracts whose request was erased and whose legal time is over; how
   * many. With SQLite no file keeps a trace of them.
   */
  forgetContracts(now: number): Promise<number>
}

/** The secret links by which clients follow their requests; only the hashes of their secrets are kept. */
export interface FollowStore {
  /**
   * Makes a link lead to a request. `address`: where its mail goes, when that is known. `isRenewal`: the older links of that
   * request die. False when the request is gone.
   */
  addLink(
    link: { leadId: string; secretHash: string; address?: string | null; isRenewal: boolean },
    now: number,
  ): Promise<boolean>
  /** The request that a link leads to, and where the link was sent; null when nobody knows. */
  findLink(secretHash: string): Promise<{ leadId: string; address: string | null } | undefined>
  /**
   * Queues a mail with a new link to the last request of an address, unless one was queued since
   * `since`. Whether it did is nobody's to know.
   */
  requestLink(address: string, now: number, since: number, mail: MailPlan): Promise<void>
  /**
   * Queues a mail with a new link to the client of a request, unless one was queued since `since`.
   *
   * @param link `object`: what the journal says it was about
   * @returns whether it did
   */
  renewLink(
    link: { leadId: string; to: string; by: NonNullable<Actor>; object: string },
    now: number,
    since: number,
    mail: MailPlan,
  ): Promise<boolean>
  /** When somebody of the agency first read a request. */
  firstRead(reference: string): Promise<number | null>
  /**
   * Corrects what a client said of themselves: name and phone.
   *
   * @returns false when the request is gone
   */
  rectify(leadId: string, values: { name: string; phone: string }, now: number): Promise<boolean>
}
