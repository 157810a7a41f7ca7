import type { QuoteView } from '#desk/devis/view.ts'
import type { JournalAction } from '../../../store/engine/tables.ts'
import type { QuoteRecord } from '../../../store/quotes/quotes-store.ts'
import type { Store } from '../../../store/store.ts'
import { shortDate } from '../list-words.ts'

const acts: Partial<Record<JournalAction, string>> = {
  'quote begun': 'Brouillon commencé',
  'quote dropped': 'Brouillon abandonné',
  'quote sent': 'Envoyé',
  'quote reminded': 'Rappel envoyé au client',
  'quote accepted': 'Accepté',
  'quote accepted on paper': 'Accepté sur papier',
  'quote declined': 'Refusé',
  'quote withdrawn': 'Rétracté',
}

/** What happened to a quote, newest first: the journal's lines, and the questions of the client. */
export async function eventsOf(record: QuoteRecord, store: Store): Promise<QuoteView['history']> {
  const lines = record.number ? await store.journal.about(record.number) : []
  const messages = record.lead ? await store.messages.list(record.lead.id) : []
  const events = [
    ...lines.flatMap(({ seq, action, actor, personId, at }) => {
      const words = acts[action]
      if (!words) return []
      const by = personId === null ? '' : ` par ${actor}`
      return [{ id: `journal ${seq}`, words: `${words}${by}`, text: '', instant: at }]
    }),
    ...messages
      .filter(({ kind, quote }) => kind === 'question' && quote?.id === record.id)
      .map(({ id, text, at }) => ({ id, words: 'Question posée', text, instant: at })),
  ]
  const now = events.reduce((last, { instant }) => Math.max(last, instant), 0)
  return events
    .toSorted((a, b) => b.instant - a.instant)
    .map(({ instant, ...event }) => ({ ...event, at: shortDate(instant, now + 86_400_000) }))
}
