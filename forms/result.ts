import type { Challenge } from 'altcha-lib'

export type FormName = 'quote' | 'contact' | 'footer' | 'comment' | 'coming-soon'

export type FormResult =
  | { status: 'accepted'; form: FormName; reference: string }
  | { status: 'refused'; form: FormName; errors: FieldErrors; values: FormValues }
  /** Not stored because of a server fault; `message` names another way to contact the agency. */
  | { status: 'failed'; form: FormName; message: string; values: FormValues }

/** Sent instead of a result: the script must solve the challenge and post the form again. */
export interface ProofRequest {
  status: 'challenge'
  challenge: Challenge
}

export type FieldErrors = Readonly<Record<string, string>>
export type FormValues = Readonly<Record<string, string>>
