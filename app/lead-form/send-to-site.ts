import type { FormResult, ProofRequest } from '#forms/result.ts'
import { signals } from '#forms/signals.ts'
import { type Outcome, reportFailedSend, type Sender, sendTimeout, typedIn } from './sender.ts'

/**
 * If the server requires a proof of work, solves it and posts again. A browser that cannot solve it sends
 * an empty proof, which the server accepts too.
 */
export const sendToSite: Sender = async (_form, _values, element) => {
  const body = new URLSearchParams(typedIn(element))
  body.set(signals.timeOnPage, (performance.now() - shownAt()).toFixed())
  let outcome: Outcome = { status: 'unreachable' }
  let code = ''

  async function post(): Promise<FormResult | ProofRequest> {
    outcome = { status: 'unreachable' }
    code = outcome.status
    const response = await fetch(element.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(sendTimeout),
    })
    code = `HTTP ${response.status}`
    const text = await response.text()
    outcome = { status: 'foreign' }
    return JSON.parse(text)
  }

  try {
    let answer = await post()
    if (answer.status === 'challenge') {
      const { challenge } = answer
      const solver = import('./on-demand/solve-challenge.ts')
      const proof = await solver.then(({ solve }) => solve(challenge)).catch(() => '')
      body.set(signals.proof, proof)
      answer = await post()
    }
    if (['accepted', 'refused', 'failed'].includes(answer.status)) outcome = answer as FormResult
  } catch {}
  if (!['accepted', 'refused'].includes(outcome.status)) reportFailedSend(code)
  return outcome
}

/** Returns when the page was shown, in milliseconds since navigation start: 0 unless it was prerendered. */
function shownAt(): number {
  const [visit] = performance.getEntriesByType('navigation')
  return visit && 'activationStart' in visit ? Number(visit.activationStart) : 0
}
