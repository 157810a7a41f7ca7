import type { FormResult } from '#forms/result.ts'
import { type Sender, typedIn } from './use-lead-form.ts'

/** After this long without an answer the network is held to be down, in milliseconds. */
const patience = 20_000

/** Posts a form to the site's own server, which keeps it (docs/decisions, forms without actions). */
export const sendToSite: Sender = async (_form, _values, element) => {
  try {
    const response = await fetch(element.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(typedIn(element)),
      signal: AbortSignal.timeout(patience),
    })
    const answer: FormResult = await response.json()
    if (['accepted', 'refused', 'failed'].includes(answer.status)) return answer
  } catch {
    // No network, no answer in time, or a page of some proxy: the same to the visitor.
  }
  return { status: 'unreachable' }
}
