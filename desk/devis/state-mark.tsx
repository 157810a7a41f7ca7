import { type State, states } from '#quotes/states.ts'

const shapes: Record<State, string> = {
  draft: 'is-draft',
  sent: 'is-quoted',
  asked: 'is-question',
  accepted: 'is-won',
  declined: 'is-lost',
  expired: 'is-expired',
  replaced: 'is-replaced',
  withdrawn: 'is-lost',
}

export function QuoteStateMark({ state }: { state: State }) {
  return <span className={`state ${shapes[state]}`}>{states[state]}</span>
}
