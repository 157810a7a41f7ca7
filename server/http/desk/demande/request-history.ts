import { mailCauseWords } from '#content/desk/mail-causes.ts'
import { messageKindWords } from '#content/desk/message-kinds.ts'
import { isolated } from '#quotes/isolated.ts'
import type { Note } from '../../../store/desk/notes.ts'
import type { JournalAction, MessageKind } from '../../../store/engine/tables.ts'
import type { Delivery, LeadWithDeliveries, Message } from '../../../store/leads/records.ts'
import type { JournalLine } from '../../../store/people/journal.ts'

interface Event {
  words: string
  text?: string
  isMail?: boolean
  isMain?: boolean
  /** Whether the client waits for an answer to it. */
  isAsked?: boolean
  at: number
}

const acts: Partial<Record<JournalAction, string>> = {
  read: 'Lue',
  taken: 'Prise en charge',
  given: 'Confiée à quelqu’un d’autre',
  state: 'Suivi changé',
  released: 'Sortie de quarantaine',
  held: 'Remise en quarantaine',
  spam: 'Marquée indésirable',
  'delivery retried': 'Envoi relancé',
}

export function requestHistoryOf({
  lead,
  notes,
  messages,
  lines,
}: {
  lead: LeadWithDeliveries
  notes: readonly Note[]
  messages: readonly Message[]
  lines: readonly JournalLine[]
}): Event[] {
  const events: Event[] = [
    { words: 'Reçue', isMain: true, at: lead.receivedAt },
    ...lead.handling.formerEmails.map(({ email, author, at }, index, all) => ({
      words: `E-mail corrigé par ${isolated(author)}\u00a0: ${email} devient ${all[index + 1]?.email ?? lead.values.email}`,
      isMain: true,
      at,
    })),
    ...notes.map(({ author, text, at }) => ({ words: `Note de ${isolated(author)}`, text, at })),
    ...messages.map(({ kind, author, subject, text, at }) => ({
      words: `${messageKindWords[kind]}${author && kind in byPeople ? ` ${byPeople[kind]} ${isolated(author)}` : ''}`,
      isMain: kind !== 'reminder',
      ...((kind === 'question' || kind === 'filed-in') && { isAsked: true }),
      isMail: text !== '',
      ...((text || subject) && { text: text || subject }),
      at,
    })),
    ...lead.deliveries.flatMap((delivery) =>
      delivery.attempts.map(({ outcome, cause, at }, index) => ({
        words: `${deliveryName(delivery, messages)}\u00a0: ${attemptWords(outcome, delivery, index)}`,
        ...(cause && { text: `${upperFirst(mailCauseWords[cause])}.` }),
        at,
      })),
    ),
    ...lines.flatMap(({ action, actor, at }) => {
      if (action === 'data corrected') {
        return [{ words: 'Nom ou téléphone corrigés par le client', at }]
      }
      const words = acts[action]
      return words ? [{ words: `${words} par ${isolated(actor)}`, at }] : []
    }),
  ]
  return events.sort((a, b) => b.at - a.at)
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function attemptWords(outcome: 'sent' | 'failed', { state, attempts }: Delivery, index: number) {
  if (outcome === 'sent') return 'envoyé'
  if (state === 'dropped' && index === attempts.length - 1) return 'non envoyé, devenu sans objet'
  return state === 'dead' ? 'échec, abandonné' : 'échec'
}

const byPeople: Partial<Record<MessageKind, string>> = {
  answer: 'de',
  'filed-in': 'par',
  'filed-out': 'par',
}

function deliveryName({ recipient, messageId }: Delivery, messages: readonly Message[]): string {
  if (messageId !== undefined) {
    const kind = messages.find(({ id }) => id === messageId)?.kind
    return kind && kind !== 'answer'
      ? `E-mail «\u00a0${messageKindWords[kind]}\u00a0»`
      : 'E-mail de réponse'
  }
  return recipient === 'agency' ? 'E-mail à l’agence' : 'Accusé de réception'
}
