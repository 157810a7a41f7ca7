import type { Challenge } from 'altcha-lib'

/** The five forms of the site, as in the hidden `form` field. */
export type FormName = 'quote' | 'contact' | 'footer' | 'comment' | 'coming-soon'

/** Result of a form submission: JSON for scripts, otherwise rendered into the same page. */
export type FormResult =
  /** Stored; the visitor may quote `reference` over the phone. */
  | { status: 'accepted'; form: FormName; reference: string }
  /** Not stored: a message per invalid field, by wire name, and all typed values. */
  | { status: 'refused'; form: FormName; errors: FieldErrors; values: FormValues }
  /** Not stored because of the server: `message` names another way. */
  | { status: 'failed'; form: FormName; message: string; values: FormValues }

/** Proof of work that the script must solve and post again; sent instead of a result. */
export interface ProofRequest {
  status: 'challenge'
  challenge: Challenge
}

export type FieldErrors = Readonly<Record<string, string>>
export type FormValues = Readonly<Record<string, string>>
