import { cleanLine, cleanText, unreadableIn } from '#forms/pasted.ts'
import type { Channel } from '../../channels/channel.ts'
import type { Clock } from '../../clock.ts'
import type { MessageResult, NewMessage } from '../../store/leads/messages.ts'
import type { Store } from '../../store/store.ts'

export const longest = { subject: 200, text: 10_000 }

export interface AnswerTools {
  store: Store
  channels: readonly Channel[]
  clock: Clock
  onDue?: () => void
}

/** Result of an answer, which is stored only with `kept` and `same`. */
export type AnswerResult =
  | MessageResult
  | { outcome: 'empty' | 'too long' }
  | { outcome: 'unreadable'; because: string }
  /** No channel can send messages, so the mail must be sent with another program and filed. */
  | { outcome: 'no channel' }

export function answerChannel(channels: readonly Channel[]): Channel | undefined {
  return channels.find(({ sendNow }) => sendNow)
}

/** @throws StoreUnavailable when the database does not answer: nothing is stored */
export async function answerRequest(
  message: NewMessage,
  { store, channels, clock, onDue }: AnswerTools,
): Promise<AnswerResult> {
  const fault = faultOf(message)
  if (fault) return fault
  const channel = answerChannel(channels)
  if (!channel) return { outcome: 'no channel' }
  const kept = await store.messages.keepAnswer(tidy(message), clock.now(), channel.name)
  if (kept.outcome === 'kept') onDue?.()
  return kept
}

/**
 * Files a mail sent or received with another program.
 *
 * @param message `at`: its time, milliseconds since 1970, not in the future
 * @throws StoreUnavailable when the database does not answer: nothing is stored
 */
export async function fileMail(
  message: NewMessage & { kind: 'filed-in' | 'filed-out'; at: number },
  { store, clock }: Pick<AnswerTools, 'store' | 'clock'>,
): Promise<AnswerResult> {
  const fault = faultOf(message)
  if (fault) return fault
  const now = clock.now()
  return store.messages.file({ ...tidy(message), at: Math.min(message.at, now) }, now)
}

function faultOf(message: NewMessage): AnswerResult | undefined {
  const { subject, text } = tidy(message)
  if (!subject || !text) return { outcome: 'empty' }
  if (subject.length > longest.subject || text.length > longest.text) return { outcome: 'too long' }
  const because = unreadableIn(subject, 'L’objet') ?? unreadableIn(text, 'Le message')
  return because === undefined ? undefined : { outcome: 'unreadable', because }
}

function tidy<Kind extends NewMessage>(message: Kind): Kind {
  return {
    ...message,
    subject: cleanLine(message.subject).replace(/\s+/g, ' '),
    text: cleanText(message.text),
  }
}
