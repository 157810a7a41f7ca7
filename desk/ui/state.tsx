import { type ShownState, stateWords } from '#content/desk/states.ts'

export const wordOfState = (state: ShownState) => stateWords[state]

/** A state: a shape, which state.css draws, and its word. */
export function StateMark({ state }: { state: ShownState }) {
  return <span className={`state is-${state}`}>{wordOfState(state)}</span>
}
