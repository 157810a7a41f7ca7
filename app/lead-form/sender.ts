import type { FormMessages } from '#content/forms/form-messages.ts'
import type { Form } from '#forms/form.ts'
import type { FormName, FormResult, FormValues } from '#forms/result.ts'

/**
 * What the visitor last learned. Beyond what the server says, the browser finds out that nobody
 * can be reached; and the e-mail service takes a message without giving a reference.
 */
export type Outcome =
  | FormResult
  | { status: 'unreachable' }
  | { status: 'accepted'; form: FormName; reference: null }

/** Hands a form over, its values found right, and reports what became of it; never throws. */
export type Sender = (
  form: Form,
  values: FormValues,
  element: HTMLFormElement,
  messages: FormMessages,
) => Promise<Outcome>

/** After this long without an answer the network is held to be down, in milliseconds. */
export const sendTimeout = 20_000

/** What stands in a form's fields, by wire name. */
export function typedIn(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(element)) as Record<string, string>
}

/**
 * Says in the browser's console that a form did not leave.
 *
 * @param code such as `HTTP 503`; never a word that was typed
 */
export function reportFailedSend(code: string) {
  // biome-ignore lint/suspicious/noConsole: the specification wants a failed send logged there
  console.error(`graaand: envoi impossible (${code})`)
}
