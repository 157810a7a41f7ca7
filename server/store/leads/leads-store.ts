import type { FormName, FormValues } from '#forms/result.ts'
import type {
  ChannelName,
  DeliveryState,
  MessageKind,
  Recipient,
  RequestState,
  Tables,
} from '../engine/tables.ts'
import type { Actor } from '../people/people.ts'
import type { KeptContract } from '../quotes/contracts.ts'
import type { QuoteRecord } from '../quotes/quotes-store.ts'

/** What a visitor sent, as it is kept. */
export interface Lead {
  /** UUID. */
  id: string
  /** What the visitor can read over the phone: `G-7KM4-2XR`. */
  reference: string
  form: FormName
  /** Accepted values by wire name; a field left empty is `''`. */
  values: FormValues
  /** Path of the page it was sent from. */
  page: string
  /** Version of the privacy notice shown beside the form. */
  notice: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** Why it was doubted, in words for programs such as `links`; absent when it was not. */
  quarantine?: readonly string[]
  /** When the agency let a doubted lead through, milliseconds since 1970; absent until then. */
  releasedAt?: number
}

/** Who is to be notified of a lead, and how. */
export interface DeliveryPlan {
  channel: ChannelName
  recipient: Recipient
}

export interface Attempt {
  /** Milliseconds since 1970. */
  at: number
  outcome: Tables['attempts']['outcome']
  /** For the agency, without a word of the visitor's. */
  detail: string
}

/** A mail about a request beyond the notice and the acknowledgement; or one that came or left by hand. */
export interface Message {
  /** UUID. */
  id: string
  kind: MessageKind
  /** When it was written, or sent by hand; milliseconds since 1970. */
  at: number
  personId: string | null
  /** Name of who wrote or filed it. */
  author: string
  /** Whom it is sent to, or came from. */
  address: string
  subject: string
  text: string
  /** The version of a quote that it is about. */
  quote?: { id: string; version: number }
}

/** A delivery with its history, oldest attempt first. */
export interface Delivery extends DeliveryPlan {
  id: string
  /** What it carries, when that is neither the notice nor the acknowledgement. */
  messageId?: string
  state: DeliveryState
  /** When it is tried next, or when its lease ends; means nothing once sent or dead. */
  dueAt: number
  attempts: Attempt[]
}

/** What people of the agency did with a lead. Instants are milliseconds since 1970. */
export interface Handling {
  state: RequestState
  /** Name of who took it. */
  assignee: string | null
  waitingSince: number | null
  /** When the first answer left, or was filed. */
  answeredAt: number | null
  remindAt: number | null
  lost: { reason: string; detail: string | null } | null
  /** When a person called it spam. */
  spamAt: number | null
  /** Oldest first, as are the messages and the quotes. */
  notes: { at: number; author: string; text: string }[]
  messages: Message[]
  quotes: QuoteRecord[]
}

export interface LeadWithDeliveries extends Lead {
  /** Those of its messages included: they have a `messageId`. */
  deliveries: Delivery[]
  handling: Handling
}

/** A delivery lent to one worker until its lease ends. */
export interface ClaimedDelivery extends DeliveryPlan {
  id: string
  /** Proof of the loan: what is recorded under another claim is ignored. */
  claim: string
  firstAttemptAt: number
  lead: Lead
  /** What it carries, when that is neither the notice nor the acknowledgement. */
  message?: Message
  /** Deliveries to the same visitor that have left, oldest first: mail programs show them together. */
  thread: readonly string[]
}

export interface NewLead extends Lead {
  /** Fingerprint of form and values, to recognise the same content. */
  digest: string
}

/** What became of a lead handed to the store. */
export type Keeping =
  | { outcome: 'kept' }
  /** Already there: its reference is the one to answer with. */
  | { outcome: 'same'; reference: string }
  | { outcome: 'id taken' | 'reference taken' }

/** Deliveries that somebody should look at. */
export interface Trouble {
  /** First due long ago, and still waiting. */
  overdue: number
  dead: number
}

export interface LeadQuery {
  /** Only those in quarantine, or only those that are not; all by default. */
  quarantined?: boolean
  /** So many of the newest; all by default. */
  limit?: number
}

/** Who does something, and when (milliseconds since 1970). */
export interface Act {
  /** null: the site itself, or a command. */
  person: Actor
  at: number
}

export interface Erased {
  references: string[]
  deliveries: number
  attempts: number
  notes: number
  messages: number
  /** Drafts and quotes that nobody had accepted. */
  quotes: number
  /** What was accepted stays without its request, for the time that the law says. */
  contracts: KeptContract[]
  /** Another process kept the files in use: until erased again, they still hold unreadable traces. */
  tracesLeft: boolean
}

/** Leads and their deliveries, the part of a store that has no name of its own within it. */
export interface LeadsStore {
  /**
   * Keeps a lead and its deliveries, all or nothing.
   *
   * @param plans deliveries to queue, or to hold when the lead is in quarantine; a visitor's is left out when one to the same address (whatever
   *   its case) still waits, or was sent or given up since `acknowledgedSince`
   * @param sameContentSince when given, a lead with the same digest received after this instant
   *   is the same lead; otherwise only one with the same id and digest is
   */
  keepLead(
    lead: NewLead,
    plans: readonly DeliveryPlan[],
    rules: { acknowledgedSince: number; sameContentSince?: number },
  ): Promise<Keeping>

  /** Lends what is due on these channels, until `until`, at most `limit` deliveries. */
  claimDue(query: {
    channels: readonly ChannelName[]
    now: number
    until: number
    limit: number
    /** Ids of deliveries to leave alone. */
    except?: readonly string[]
  }): Promise<ClaimedDelivery[]>
  /** Extends a loan that is still ours. */
  renewClaim(claimed: { id: string; claim: string }, until: number): Promise<void>
  /** Writes an attempt and what follows, unless the loan was lost or the lead erased meanwhile. */
  recordAttempt(
    claimed: { id: string; claim: string },
    attempt: Attempt,
    next: { state: DeliveryState; dueAt: number },
  ): Promise<void>
  /**
   * After a clock set back: makes due at `now` what waits until later than `latest`, and ends at
   * `leaseEnd` the loans that would last longer.
   */
  bringForward(now: number, latest: number, leaseEnd: number): Promise<void>
  /** When something is next due on these channels, or undefined when nothing waits. */
  nextDue(channels: readonly ChannelName[]): Promise<number | undefined>

  /** How many deliveries were due at `since` or before and have not left, and how many are dead. */
  trouble(since: number): Promise<Trouble>
  /** When the oldest lead was received, or undefined when there is none. */
  oldestLead(): Promise<number | undefined>
  /** Leads newest first, read page by page as they are asked for, however many there are. */
  streamLeads(query?: LeadQuery): AsyncIterable<LeadWithDeliveries>
  /** The same, all in memory. */
  listLeads(query?: LeadQuery): Promise<LeadWithDeliveries[]>
  /** How many leads are in quarantine. */
  countQuarantined(): Promise<number>
  /** The lead with this reference or id. */
  findLead(idOrReference: string): Promise<LeadWithDeliveries | undefined>
  /**
   * Lets a lead out of quarantine: its deliveries are due at once, save one to a visitor whose
   * address was acknowledged meanwhile, by the same rule as in `keepLead`.
   *
   * @param rules `leavesAt`: when its deliveries are due, at once by default
   * @returns false when no lead in quarantine has this id
   */
  release(
    leadId: string,
    now: number,
    rules?: { acknowledgedSince?: number; leavesAt?: number },
  ): Promise<boolean>
  /**
   * Makes what has not left due at once, of a lead or of all, with all its time before it: what was
   * given up, and what waits for a later attempt. A delivery that is lent stays with its borrower.
   *
   * @returns how many were dead, and how many were waiting
   */
  retry(now: number, leadId?: string): Promise<{ dead: number; waiting: number }>
  /**
   * Removes every lead of an address, whatever its case and spaces, with all that was written about
   * it; and from other people's requests the quotes for that address and the mails and links to it, leaving no trace that a query could read, and with SQLite none in any file. Contracts alone
   * stay, without their request, for their legal time. The journal keeps its lines, which have
   * references and numbers only, and gets one more for each lead and for each contract that stays.
   * Some hundreds at a time: what fails half-way has removed the oldest, and removes the rest when it
   * is called again.
   */
  eraseAddress(address: string, act: Act): Promise<Erased>
  /** References of requests in whose words an address stands: what others wrote is not erased for it. */
  mentions(address: string): Promise<string[]>
  /** Removes every lead received before this instant, in the same way; the journal counts them. */
  eraseBefore(instant: number, act: Act): Promise<Erased>
  /**
   * Removes, in the same way, what nobody wants: leads in quarantine that were received before this
   * instant, and those that a person called spam before it.
   */
  eraseUnwanted(instant: number, act: Act): Promise<Erased>
  /** Whether `eraseUnwanted` would find any. */
  hasUnwanted(instant: number): Promise<boolean>
  /** Forgets who looked at a request before an instant, and drafts that were left before another. */
  forgetPresence(before: { seen: number; draft: number }): Promise<void>
}
