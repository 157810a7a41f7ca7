import type { FormName } from '#content/forms/form-name.ts'
import type { Form } from '#forms/form.ts'
import type { FormResult, FormValues } from '#forms/result.ts'

/**
 * The result from the server, a failed connection, an answer of another program such as a proxy, or an acceptance
 * by the mail service, which has no reference.
 */
export type Outcome =
  | FormResult
  | { status: 'unreachable' }
  | { status: 'foreign' }
  | { status: 'accepted'; form: FormName; reference: null; mailed: false }

/** Never throws. */
export type Sender = (form: Form, values: FormValues, element: HTMLFormElement) => Promise<Outcome>

/** An answer to a post. */
interface Answer {
  /** Such as `HTTP 503`; never typed text. */
  code: string
  /** `null` when the network broke before the end of the answer. */
  text: string | null
}

export async function post(url: string | URL, headers: HeadersInit, body: BodyInit) {
  const answer: Answer = { code: 'unreachable', text: null }
  try {
    const signal = AbortSignal.timeout(20_000)
    const response = await fetch(url, { method: 'POST', headers, body, signal })
    answer.code = `HTTP ${response.status}`
    answer.text = await response.text()
  } catch {}
  return answer
}

/** Logs only the code of an answer that is no result, because its text may quote typed text. */
export function failure({ code, text }: Answer): Outcome {
  reportFailedSend(code)
  return { status: text === null ? 'unreachable' : 'foreign' }
}

export function typedIn(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(element)) as Record<string, string>
}

export function reportFailedSend(code: string) {
  // biome-ignore lint/suspicious/noConsole: F-10 requires this log
  console.error(`graaand: envoi impossible (${code})`)
}
