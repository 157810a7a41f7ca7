import type { FormResult, ProofRequest } from '#forms/result.ts'
import { signals } from '#forms/signals.ts'
import { type Outcome, reportFailedSend, type Sender, sendTimeout, typedIn } from './sender.ts'

/**
 * Posts a form to the site's own server, which keeps it (docs/decisions, forms without actions).
 *
 * In doubt the server asks for a proof of work: solved unseen, it goes along with a second post. A
 * browser that cannot solve it says so by an empty proof, and is heard all the same.
 */
export const sendToSite: Sender = async (_form, _values, element) => {
  const body = new URLSearchParams(typedIn(element))
  body.set(signals.timeOnPage, (performance.now() - shownAt()).toFixed())
  let outcome: Outcome = { status: 'unreachable' }
  let code = ''

  async function post(): Promise<FormResult | ProofRequest> {
    code = outcome.status
    const response = await fetch(element.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(sendTimeout),
    })
    code = `HTTP ${response.status}`
    return response.json()
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
  } catch {
    // No network, no answer in time, or a page of some proxy: the same to the visitor.
  }
  if (outcome.status === 'unreachable' || outcome.status === 'failed') reportFailedSend(code)
  return outcome
}

/** When the page was shown, in milliseconds since it was asked for: later, where it was rendered beforehand. */
function shownAt(): number {
  const [visit] = performance.getEntriesByType('navigation')
  return visit && 'activationStart' in visit ? Number(visit.activationStart) : 0
}
