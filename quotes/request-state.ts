import type { RequestState } from '#content/desk/state-rules.ts'
import type { State } from './states.ts'

export type QuoteAct = 'send' | 'accept' | 'decline' | 'withdraw'

const open: readonly State[] = ['sent', 'asked']

/** States that a refusal by the client may end; a person chose any other. */
const awaitsDecision: readonly RequestState[] = ['quoted', 'question']

/**
 * Returns the state of a request after an act on one of its quotes: won while a contract runs, and lost only
 * when no quote is open. A state that a person chose survives the client's refusals and withdrawals.
 *
 * @param current state of the request before the act
 * @param quotes states of its quotes after the act, by their last sent versions
 */
export function requestStateAfter(
  act: QuoteAct,
  current: RequestState,
  quotes: readonly State[],
): RequestState {
  const hasContract = quotes.includes('accepted')
  if (act === 'send' || act === 'accept') return hasContract ? 'won' : 'quoted'
  const mayChange = act === 'decline' ? awaitsDecision.includes(current) : current === 'won'
  if (!mayChange) return current
  if (hasContract) return 'won'
  if (!quotes.some((state) => open.includes(state))) return 'lost'
  return act === 'decline' ? current : 'quoted'
}
