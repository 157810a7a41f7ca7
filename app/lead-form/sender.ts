import type { FormMessages } from '#content/forms/form-messages.ts'
import type { Form } from '#forms/form.ts'
import type { FormName, FormResult, FormValues } from '#forms/result.ts'

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
export type Sender = (
  form: Form,
  values: FormValues,
  element: HTMLFormElement,
  messages: FormMessages,
) => Promise<Outcome>

export const sendTimeout = 20_000

export function typedIn(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(element)) as Record<string, string>
}

/** @param code such as `HTTP 503`; never typed text */
export function reportFailedSend(code: string) {
  // biome-ignore lint/suspicious/noConsole: F-10 requires this log
  console.error(`graaand: envoi impossible (${code})`)
}
