import { stateWords } from '#content/desk/states.ts'
import type { RequestState } from '#server/store/engine/tables.ts'

/** What a request is shown as: its state, unless an e-mail about it was given up or it is in quarantine. */
export type ShownState = RequestState | 'failed' | 'held'

const shapes: Record<ShownState, string> = {
  new: '',
  taken: 'is-taken',
  answered: 'is-answered',
  question: 'is-question',
  quoted: 'is-quoted',
  won: 'is-won',
  lost: 'is-lost',
  failed: 'is-failed',
  held: 'is-held',
}

export const wordOfState = (state: ShownState) => stateWords[state]

/** A state: a shape and its word. */
export function StateMark({ state }: { state: ShownState }) {
  return <span className={`state ${shapes[state]}`.trim()}>{wordOfState(state)}</span>
}
