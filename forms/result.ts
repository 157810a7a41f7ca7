import type { Challenge } from 'altcha-lib'

/** The five forms of the site, as the hidden `form` field names them. */
export type FormName = 'quote' | 'contact' | 'footer' | 'comment' | 'coming-soon'

/**
 * What became of a post. The server answers with it as JSON when JavaScript asked, and draws the
 * same page again with it otherwise; browser and server thus show the same words.
 */
export type FormResult =
  /** Kept: `reference` is what the visitor can read over the phone. */
  | { status: 'accepted'; form: FormName; reference: string }
  /** Not kept: a message per field in error, by wire name, and everything typed. */
  | { status: 'refused'; form: FormName; errors: FieldErrors; values: FormValues }
  /** Not kept, and not the visitor's doing: `message` says what to do instead. */
  | { status: 'failed'; form: FormName; message: string; values: FormValues }

/** Answered to our script alone, instead of a result: to be solved, and posted with the form again. */
export interface ProofRequest {
  status: 'challenge'
  challenge: Challenge
}

export type FieldErrors = Readonly<Record<string, string>>
export type FormValues = Readonly<Record<string, string>>
