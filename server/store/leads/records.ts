import type { MailCause } from '#content/desk/mail-causes.ts'
import type { RequestState } from '#content/desk/state-rules.ts'
import type { FormName } from '#content/forms/form-name.ts'
import type { FormValues } from '#forms/result.ts'
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
import type { QuoteRecord } from '../quotes/records.ts'

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
