import { cleanLine, cleanText, unreadableIn } from '#forms/pasted.ts'
import type { Channel } from '../../channels/channel.ts'
import type { Clock } from '../../clock.ts'
import type { MessageKeeping, NewMessage } from '../../store/leads/messages.ts'
import type { Store } from '../../store/store.ts'

/** Characters of what is sent; a subject is one line. */
export const longest = { subject: 200, text: 10_000 }

export interface AnswerTools {
  store: Store
  channels: readonly Channel[]
  clock: Clock
  /** Called once the answer is on disk. */
  onDue?: () => void
}

/** What became of an answer; everything but `kept` and `same` changed nothing. */
export type Answering =
  | MessageKeeping
  | { outcome: 'empty' | 'too long' }
  /** `because`: a French message that names the field and shows the place. */
  | { outcome: 'unreadable'; because: string }
  /** No channel carries what we write: it has to leave by another way, and be filed. */
  | { outcome: 'no channel' }

/** The channel by which answers leave, or undefined when the settings name none. */
export function answerChannel(channels: readonly Channel[]): Channel | undefined {
  return channels.find(({ sendNow }) => sendNow)
}

/**
 * Keeps an answer to a request and queues its mail, in one transaction; sending happens later.
 *
 * @throws StoreUnavailable when the database does not answer: nothing is kept
 */
export async function answerRequest(
  message: NewMessage,
  { store, channels, clock, onDue }: AnswerTools,
): Promise<Answering> {
  const fault = faultOf(message)
  if (fault) return fault
  const channel = answerChannel(channels)
  if (!channel) return { outcome: 'no channel' }
  const kept = await store.messages.keepAnswer(tidy(message), clock.now(), channel.name)
  if (kept.outcome === 'kept') onDue?.()
  return kept
}

/**
 * Files a mail that was exchanged by another way: from the client, who then waits for an answer, or to
 * them, which is one.
 *
 * @param message `at`: when it came or left, milliseconds since 1970; never later than now
 * @throws StoreUnavailable when the database does not answer: nothing is kept
 */
export async function fileMail(
  message: NewMessage & { kind: 'filed-in' | 'filed-out'; at: number },
  { store, clock }: Pick<AnswerTools, 'store' | 'clock'>,
): Promise<Answering> {
  const fault = faultOf(message)
  if (fault) return fault
  const now = clock.now()
  return store.messages.file({ ...tidy(message), at: Math.min(message.at, now) }, now)
}

function faultOf(message: NewMessage): Answering | undefined {
  const { subject, text } = tidy(message)
  if (!subject || !text) return { outcome: 'empty' }
  if (subject.length > longest.subject || text.length > longest.text) return { outcome: 'too long' }
  const because = unreadableIn(subject, 'L’objet') ?? unreadableIn(text, 'Le message')
  return because === undefined ? undefined : { outcome: 'unreadable', because }
}

/** Returns the message with a subject on one line, without what comes along with a paste. */
function tidy<Kind extends NewMessage>(message: Kind): Kind {
  return {
    ...message,
    subject: cleanLine(message.subject).replace(/\s+/g, ' '),
    text: cleanText(message.text),
  }
}
