import type { Challenge } from 'altcha-lib'
import type { FormName } from '#content/forms/form-name.ts'

export type FormResult =
  /** `mailed`: an acknowledgement goes to the visitor. */
  | { status: 'accepted'; form: FormName; reference: string; mailed: boolean }
  | { status: 'refused'; form: FormName; errors: FieldErrors; values: FormValues }
  /** Not stored because of a server fault; `message` names another way to contact the agency. */
  | { status: 'failed'; form: FormName; message: string; values: FormValues }

/** Returns the id of the element that shows the success, where the page of a stored post opens. */
export const sentTarget = (form: FormName) => `${form}-envoi`

/** Query parameter of the page that shows the success of a stored post: the reference of the lead. */
export const sentMarker = 'envoi'

/** Sent instead of a result: the script must solve the challenge and post the form again. */
export interface ProofRequest {
  status: 'challenge'
  challenge: Challenge
}

export type FieldErrors = Readonly<Record<string, string>>
export type FormValues = Readonly<Record<string, string>>
