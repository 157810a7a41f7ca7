import type { FormResult, ProofRequest } from '#forms/result.ts'
import { signals } from '#forms/signals.ts'
import { type Sender, typedIn } from './use-lead-form.ts'

/** After this long without an answer the network is held to be down, in milliseconds. */
const patience = 20_000

/**
 * Posts a form to the site's own server, which keeps it (docs/decisions, forms without actions).
 *
 * In doubt the server asks for a proof of work: solved unseen, it goes along with a second post. A
 * browser that cannot solve it says so by an empty proof, and is heard all the same.
 */
export const sendToSite: Sender = async (_form, _values, element) => {
  const body = new URLSearchParams(typedIn(element))
  body.set(signals.openFor, performance.now().toFixed())
  try {
    let answer = await post(element.action, body)
    if (answer.status === 'challenge') {
      const { challenge } = answer
      const solver = import('./on-demand/solve-challenge.ts')
      const proof = await solver.then(({ solve }) => solve(challenge)).catch(() => '')
      body.set(signals.proof, proof)
      answer = await post(element.action, body)
    }
    if (['accepted', 'refused', 'failed'].includes(answer.status)) return answer as FormResult
  } catch {
    // No network, no answer in time, or a page of some proxy: the same to the visitor.
  }
  return { status: 'unreachable' }
}

async function post(action: string, body: URLSearchParams): Promise<FormResult | ProofRequest> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(patience),
  })
  return response.json()
}
