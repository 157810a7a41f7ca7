import type { Acceptance, QuoteVersion } from '#quotes/quote.ts'
import type { Signer } from '#quotes/signing.ts'
import type { History } from '#quotes/states.ts'
import type { ClientKind, Seller } from '#quotes/terms.ts'
import type { ChannelName } from '../engine/tables.ts'

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
