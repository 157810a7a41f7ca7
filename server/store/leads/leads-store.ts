import type { MailCause } from '#content/desk/mail-causes.ts'
import type { RequestState } from '#content/desk/state-rules.ts'
import type { FormName, FormValues } from '#forms/result.ts'
import type {
  ChannelName,
  DeliveryState,
  MessageKind,
  Recipient,
  Tables,
} from '../engine/tables.ts'
import type { Actor } from '../people/person.ts'
import type { FormerEmail } from '../quotes/addresses.ts'
import type { KeptContract } from '../quotes/contracts.ts'
import type { QuoteRecord } from '../quotes/quotes-store.ts'

export interface Lead {
  /** UUID. */
  id: string
  /** Reference for people: `G-7KM4-2XR`. */
  reference: string
  form: FormName
  /** Accepted values by wire name; '' for an empty field. */
  values: FormValues
  page: string
  notice: string
  /** Milliseconds since 1970. */
  receivedAt: number
  quarantine?: readonly string[]
  releasedAt?: number
}

export interface DeliveryPlan {
  channel: ChannelName
  recipient: Recipient
}

export interface Attempt {
  /** Milliseconds since 1970. */
  at: number
  outcome: Tables['attempts']['outcome']
  /** For the agency, without typed text. */
  detail: string
  cause?: MailCause
}

export interface Message {
  /** UUID. */
  id: string
  kind: MessageKind
  at: number
  personId: string | null
  author: string
  address: string
  subject: string
  text: string
  quote?: { id: string; version: number }
}

export interface Delivery extends DeliveryPlan {
  id: string
  messageId?: string
  state: DeliveryState
  /** Next attempt, or end of the lease; meaningless once sent or dead. */
  dueAt: number
  attempts: Attempt[]
}

/** The agency's work on a lead. Instants are milliseconds since 1970. */
export interface Handling {
  state: RequestState
  assignee: string | null
  waitingSince: number | null
  answeredAt: number | null
  remindAt: number | null
  lost: { reason: string; detail: string | null } | null
  spamAt: number | null
  notes: { at: number; author: string; text: string }[]
  messages: Message[]
  /** Oldest first. */
  formerEmails: FormerEmail[]
  quotes: QuoteRecord[]
}

export interface LeadWithDeliveries extends Lead {
  /** Also has the deliveries of the lead's messages, with a `messageId`. */
  deliveries: Delivery[]
  handling: Handling
}

export interface ClaimedDelivery extends DeliveryPlan {
  id: string
  /** Proof of the lease; results with another claim are ignored. */
  claim: string
  firstAttemptAt: number
  lead: Lead
  message?: Message
  /** Ids of sent deliveries to the same visitor, oldest first, so that mail programs thread them. */
  thread: readonly string[]
  /** The only addresses that still need the mail; absent: all. */
  remaining?: readonly string[]
}

export interface NewLead extends Lead {
  digest: string
}

export type KeepResult =
  /** `mailed`: the visitor gets an acknowledgement of this lead. */
  | { outcome: 'kept'; mailed: boolean }
  /** A repeat, with the reference of the stored lead. */
  | { outcome: 'same'; reference: string; mailed: boolean }
  | { outcome: 'id taken' | 'reference taken' }

export interface Trouble {
  overdue: number
  dead: number
}

export interface LeadQuery {
  quarantined?: boolean
  limit?: number
}

export interface Act {
  person: Actor
  at: number
}

export interface Erased {
  references: string[]
  deliveries: number
  attempts: number
  notes: number
  messages: number
  /** Drafts and quotes without acceptance. */
  quotes: number
  /** Contracts that stay without their request, for their legal time. */
  contracts: KeptContract[]
  /** Another process used the files, so they still contain unreadable traces until the next erasure. */
  tracesLeft: boolean
}

export interface LeadsStore {
  /**
   * Stores lead and deliveries atomically.
   *
   * @param plans deliveries to queue, or to hold for a lead in quarantine; a visitor's is left out when one
   *   to the same address (ignoring case) waits, or was sent or given up since `acknowledgedSince`
   * @param sameContentSince if given, a lead with the same digest after this instant is a repeat; otherwise
   *   only one with the same id and digest
   */
  keepLead(
    lead: NewLead,
    plans: readonly DeliveryPlan[],
    rules: { acknowledgedSince: number; sameContentSince?: number },
  ): Promise<KeepResult>

  claimDue(query: {
    channels: readonly ChannelName[]
    now: number
    until: number
    limit: number
    except?: readonly string[]
  }): Promise<ClaimedDelivery[]>
  renewClaim(claimed: { id: string; claim: string }, until: number): Promise<void>
  /** Records an attempt and its consequence, unless the lease ended or the lead was erased. */
  recordAttempt(
    claimed: { id: string; claim: string },
    attempt: Attempt,
    /** `remaining`: the addresses still without the mail; absent keeps the stored ones. */
    next: { state: DeliveryState; dueAt: number; remaining?: readonly string[] | undefined },
  ): Promise<void>
  /**
   * After a clock was set back: makes deliveries due after `latest` due `now`, and shortens leases to
   * `leaseEnd`.
   */
  bringForward(now: number, latest: number, leaseEnd: number): Promise<void>
  nextDue(channels: readonly ChannelName[]): Promise<number | undefined>

  trouble(since: number): Promise<Trouble>
  oldestLead(): Promise<number | undefined>
  streamLeads(query?: LeadQuery): AsyncIterable<LeadWithDeliveries>
  listLeads(query?: LeadQuery): Promise<LeadWithDeliveries[]>
  countQuarantined(): Promise<number>
  findLead(idOrReference: string): Promise<LeadWithDeliveries | undefined>
  /**
   * Releases a lead from quarantine. Its deliveries become due, except one to a visitor acknowledged
   * meanwhile (rule of `keepLead`).
   *
   * @param rules `unlessSpam`: leaves a lead that a person marked as spam where it is
   */
  release(
    leadId: string,
    now: number,
    rules?: { acknowledgedSince?: number; leavesAt?: number; unlessSpam?: boolean },
  ): Promise<boolean>
  /**
   * Makes unsent deliveries of a lead, or of all, due at once with a new retry period. Leased ones are
   * skipped.
   */
  retry(now: number, leadId?: string): Promise<{ dead: number; waiting: number }>
  /**
   * Erases every lead of an e-mail address (ignoring case and spaces) with everything that belongs to it.
   * Removes that address's quotes, mails and links from other people's requests. No query can read a trace;
   * SQLite's files have none. The journal keeps its lines, which have only references and numbers, and adds
   * one per lead and remaining contract. Works in batches, oldest first; call again after a failure.
   *
   * @param how `includesFormer`: also erases requests whose e-mail was corrected from this address; they may
   *   belong to another person, so only the command of an operator does it
   */
  eraseAddress(address: string, act: Act, how?: { includesFormer?: boolean }): Promise<Erased>
  /**
   * References of requests whose texts contain an e-mail address; an erasure does not change other people's
   * texts.
   */
  mentions(address: string): Promise<string[]>
  eraseBefore(instant: number, act: Act): Promise<Erased>
  /** Erases leads quarantined or marked as spam before an instant. */
  eraseUnwanted(instant: number, act: Act): Promise<Erased>
  hasUnwanted(instant: number): Promise<boolean>
  /** Deletes presence at requests and at the edition, and the steps of the last publication. */
  forgetPresence(before: { seen: number; draft: number }): Promise<void>
}
