import type { RequestState } from '#server/store/schema.ts'

/** What a request is shown as: its state, unless an e-mail about it was given up or it is in quarantine. */
export type ShownState = RequestState | 'failed' | 'held'

const marks: Record<ShownState, { shape: string; word: string }> = {
  new: { shape: '', word: 'Nouvelle' },
  taken: { shape: 'is-taken', word: 'Prise en charge' },
  answered: { shape: 'is-answered', word: 'Répondue' },
  question: { shape: 'is-question', word: 'Question posée' },
  quoted: { shape: 'is-quoted', word: 'Devis envoyé' },
  won: { shape: 'is-won', word: 'Gagnée' },
  lost: { shape: 'is-lost', word: 'Perdue' },
  failed: { shape: 'is-failed', word: 'E-mail échoué' },
  held: { shape: 'is-held', word: 'En quarantaine' },
}

export const wordOfState = (state: ShownState) => marks[state].word

/** A state: a shape and its word. */
export function StateMark({ state }: { state: ShownState }) {
  const { shape, word } = marks[state]
  return <span className={`state ${shape}`.trim()}>{word}</span>
}
