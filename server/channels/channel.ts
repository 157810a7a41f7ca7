import type { MailCause } from '#content/desk/mail-causes.ts'
import type { FormName } from '#content/forms/form-name.ts'
import type { ChannelName, Recipient } from '../store/engine/tables.ts'
import type { ClaimedDelivery } from '../store/leads/records.ts'
import type { SentVersion } from '../store/quotes/records.ts'
import type { MailContent } from './mail-layout.ts'

export interface Enclosure {
  /** The client's secret link, stored nowhere. */
  followUrl?: string
  /** The link shows only a contract that its former address accepted, and no other data. */
  isContractOnly?: boolean
  quote?: SentVersion
  attachments?: readonly { filename: string; content: Buffer }[]
  /** Time of sending, milliseconds since 1970. */
  leavesAt?: number
}

export type Outgoing = Pick<ClaimedDelivery, 'id' | 'recipient' | 'lead'> &
  Partial<Pick<ClaimedDelivery, 'message' | 'thread' | 'remaining'>> &
  Enclosure

export interface Channel {
  name: ChannelName
  recipients(form: FormName): readonly Recipient[]
  /**
   * Sends one delivery within a time limit. Failures are return values. A repeat with the same `id` has the
   * same Message-ID where the channel supports one.
   */
  send(delivery: Outgoing): Promise<Sending>
  /**
   * Returns whether the delivery contains the client's secret link; without this method, no delivery does.
   */
  carriesLink?(delivery: Pick<Outgoing, 'recipient' | 'lead' | 'message'>): boolean
  /** Sends a mail at once without storing it; absent in channels that cannot send people's messages. */
  sendNow?(to: string, content: MailContent): Promise<Sending>
  mailbox?: { from: string; replyTo: string }
  close(): void
}

export function isAcknowledged(form: FormName): boolean {
  return form === 'quote' || form === 'contact' || form === 'footer'
}

/** `detail` never contains typed text; `cause` has words at the desk. */
export type Sending =
  | { outcome: 'sent'; detail: string }
  /**
   * Failed for now: to be retried, after `retryAfter` milliseconds if the service requests it, for the
   * addresses of `remaining` only if others have the mail.
   */
  | {
      outcome: 'retry'
      detail: string
      cause?: MailCause
      retryAfter?: number
      remaining?: readonly string[]
    }
  /** A permanent error. */
  | { outcome: 'dead'; detail: string; cause?: MailCause }
  /** Obsolete: its request or quote is gone or has changed. */
  | { outcome: 'dropped'; detail: string }
