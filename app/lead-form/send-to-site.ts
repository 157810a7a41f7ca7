import type { FormResult, ProofRequest } from '#forms/result.ts'
import { signals } from '#forms/signals.ts'
import { failure, post, reportFailedSend, type Sender, typedIn } from './sender.ts'

/**
 * If the server requires a proof of work, solves it and posts again. A browser that cannot solve it sends
 * an empty proof, which the server accepts too.
 */
export const sendToSite: Sender = async (_form, _values, element) => {
  const body = new URLSearchParams(typedIn(element))
  body.set(signals.timeOnPage, (performance.now() - shownAt()).toFixed())
  const send = () => post(element.action, { accept: 'application/json' }, body)

  let answer = await send()
  let result = resultIn(answer.text)
  if (result?.status === 'challenge') {
    const { challenge } = result
    const solver = import('./on-demand/solve-challenge.ts')
    const proof = await solver.then(({ solve }) => solve(challenge)).catch(() => '')
    body.set(signals.proof, proof)
    answer = await send()
    result = resultIn(answer.text)
  }
  switch (result?.status) {
    case 'failed':
      reportFailedSend(answer.code)
      return result
    case 'accepted':
    case 'refused':
      return result
    default:
      return failure(answer)
  }
}

function resultIn(text: string | null): FormResult | ProofRequest | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Returns when the page was shown, in milliseconds since navigation start: 0 unless it was prerendered. */
function shownAt(): number {
  const [visit] = performance.getEntriesByType('navigation')
  return visit && 'activationStart' in visit ? Number(visit.activationStart) : 0
}
