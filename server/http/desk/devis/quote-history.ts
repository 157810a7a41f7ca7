import { instantWords } from '#desk/ui/instants.ts'
import { addDays, dayAt, formatDay } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import type { State } from '#quotes/states.ts'
import { startOfDay } from '../../../days.ts'
import type { LeadWithDeliveries } from '../../../store/leads/records.ts'
import type { QuoteRecord, SentVersion } from '../../../store/quotes/records.ts'

export interface Around {
  lead: LeadWithDeliveries | undefined
  now: number
  canMail: boolean
}

interface Event {
  words: string
  isMain?: boolean
  text?: string
  at: number
  /** Whether only the day of the instant is known. */
  isDay?: boolean
}

/** Newest first. */
export function historyOfVersion(
  record: QuoteRecord,
  sent: SentVersion,
  state: State,
  { lead, now }: Around,
) {
  const { version, content, history, evidence, declineReason, withdrawal } = sent
  const { name } = content.client
  const messages = lead?.handling.messages ?? []
  const about = messages.filter(({ quote }) => quote?.id === record.id && quote.version === version)
  const firstQuestion = about.find(({ kind }) => kind === 'question')?.at
  const events: Event[] = [
    ...(version === 1
      ? [
          { words: 'Brouillon commencé', at: record.createdAt },
          { words: `Numéro ${record.number} donné`, at: sent.sentAt },
        ]
      : []),
    {
      words: `Envoyé par ${isolated(sent.sentBy)}, version\u00a0${version}`,
      isMain: true,
      at: sent.sentAt,
    },
    ...about.flatMap(({ kind, text, at }): Event[] => {
      if (kind === 'question') return [{ words: 'Question posée', text, at }]
      return kind === 'quote-reminder' ? [{ words: 'Relance du client', at }] : []
    }),
    // An answer concerns the quote only if it follows a question about the quote.
    ...messages.flatMap(({ kind, author, at }): Event[] =>
      (kind === 'answer' || kind === 'filed-out') &&
      firstQuestion !== undefined &&
      at >= firstQuestion
        ? [{ words: `Réponse de ${isolated(author)}`, at }]
        : [],
    ),
    ...messages.flatMap(({ kind, at }): Event[] =>
      kind === 'link' && at >= sent.sentAt ? [{ words: 'Nouveau lien envoyé au client', at }] : [],
    ),
    ...when(history.acceptedAt, (at) => ({
      words: `Accepté par ${isolated(evidence?.name ?? name)}${evidence?.paper ? ', sur papier' : ''}`,
      isMain: true,
      isDay: Boolean(evidence?.paper),
      at,
    })),
    ...when(history.declinedAt, (at) => ({
      words: `Refusé par ${isolated(name)}`,
      isMain: true,
      ...(declineReason && { text: declineReason }),
      at,
    })),
    ...when(history.withdrawnAt, (at) => ({
      words: `Rétracté par ${isolated(withdrawal?.name ?? name)}`,
      isMain: true,
      at,
    })),
    ...when(history.replacedBy?.at ?? null, (at) => ({
      words: `Remplacé par la version\u00a0${history.replacedBy?.version}`,
      isMain: true,
      at,
    })),
    ...when(
      state === 'expired' ? startOfDay(addDays(history.validUntil, 1), history.timeZone) : null,
      (at) => ({
        words: 'Expiré',
        isMain: true,
        at,
      }),
    ),
  ]
  // The order of this list decides between two events at one instant.
  return events
    .toReversed()
    .sort((a, b) => b.at - a.at)
    .map(({ at, isDay, ...event }) => ({
      ...event,
      when: isDay ? formatDay(dayAt(at, history.timeZone)) : instantWords(at, now),
    }))
}

const when = (at: number | null, event: (at: number) => Event): Event[] =>
  at === null ? [] : [event(at)]
