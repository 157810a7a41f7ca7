import { type ShownState, stateWords } from '#content/desk/states.ts'

export const wordOfState = (state: ShownState) => stateWords[state]

export function StateMark({ state }: { state: ShownState }) {
  return <span className={`state is-${state}`}>{wordOfState(state)}</span>
}
