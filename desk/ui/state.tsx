import { stateWords } from '#content/desk/states.ts'
import type { RequestState } from '#server/store/engine/tables.ts'

/** What a request is shown as: its state, unless an e-mail about it was given up or it is in quarantine. */
export type ShownState = RequestState | 'failed' | 'held'

export const wordOfState = (state: ShownState) => stateWords[state]

/** A state: a shape, which state.css draws, and its word. */
export function StateMark({ state }: { state: ShownState }) {
  return <span className={`state is-${state}`}>{wordOfState(state)}</span>
}
