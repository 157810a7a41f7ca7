import type { FormName } from '#forms/result.ts'
import type { ChannelName, Recipient } from '../store/engine/tables.ts'
import type { ClaimedDelivery } from '../store/leads/leads-store.ts'
import type { SentVersion } from '../store/quotes/quotes-store.ts'
import type { MailContent } from './mail-layout.ts'

/** What a mail needs beyond what its delivery holds; gathered as it leaves (leads/outbox/enclose.ts). */
export interface Enclosure {
  /** Where the client follows the request; it holds a secret that nothing keeps. */
  followUrl?: string
  /** The version of a quote that it is about. */
  quote?: SentVersion
  /** Files to attach, byte for byte. */
  attachments?: readonly { filename: string; content: Buffer }[]
  /** When it leaves, milliseconds since 1970. */
  leavesAt?: number
}

/** A delivery on its way out. */
export type Outgoing = Pick<ClaimedDelivery, 'id' | 'recipient' | 'lead'> &
  Partial<Pick<ClaimedDelivery, 'message' | 'thread'>> &
  Enclosure

/** How the agency, or the visitor, is notified of a lead. */
export interface Channel {
  name: ChannelName
  /** Who is notified, through this channel, of a lead from this form. */
  recipients(form: FormName): readonly Recipient[]
  /**
   * Hands one delivery over, within a bounded time. What goes wrong is a return value; repeats
   * with the same `id` carry the same mark where the channel has one.
   */
  send(delivery: Outgoing): Promise<Sending>
  /** Whether what it sends for a delivery holds the client's secret link; absent: never. */
  carriesLink?(delivery: Pick<Outgoing, 'recipient' | 'lead' | 'message'>): boolean
  /**
   * Sends a mail that nothing keeps, at once. Absent where only forms are carried: what people of the
   * agency write leaves by a channel that has it.
   */
  sendNow?(to: string, content: MailContent): Promise<Sending>
  /** The addresses that such a mail bears, and that its answer goes to. */
  mailbox?: { from: string; replyTo: string }
  /** Lets go of connections. */
  close(): void
}

/** Those who asked for something hear that it arrived; comments and subscriptions do not. */
export function isAcknowledged(form: FormName): boolean {
  return form === 'quote' || form === 'contact' || form === 'footer'
}

/** What became of an attempt; `detail` never holds a word of the visitor's. */
export type Sending =
  | { outcome: 'sent'; detail: string }
  /** Worth another try, not before `retryAfter` milliseconds when the other side said so. */
  | { outcome: 'retry'; detail: string; retryAfter?: number }
  /** No repeat can cure it. */
  | { outcome: 'dead'; detail: string }
  /** Nobody misses it: its subject no longer stands. */
  | { outcome: 'dropped'; detail: string }
