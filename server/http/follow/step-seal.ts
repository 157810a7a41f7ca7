import type { SigningValues } from '#follow/views.ts'
import { seal, unseal } from '../sealed.ts'

/** The version that a page before an acceptance shows, and the link that opened the page. */
export interface Step {
  quoteId: string
  linkHash: string
  /** Of the version. */
  digest: string
}

/** What the last page before an acceptance shows. */
export interface Shown {
  /** When the page was rendered, in milliseconds since 1970. */
  at: number
  values: SigningValues
  /** Letters that were typed and that the contract leaves out. */
  leftOut: readonly string[]
}

/**
 * Encrypts what the last page before the button shows. Its address carries it from the first step, and
 * its form returns it, so that nothing is stored of a page that is only read. Clients can repeat it; they
 * can neither make one nor move it to another link or version. The key contains the quote's id, 122
 * random bits that no page, mail or file of a client has, so that every instance of the server reads it.
 */
export function sealStep(shown: Shown, step: Step): string {
  return seal(shown, secretOf(step))
}

/** Decrypts what `sealStep` returned for the same step; `null` for any other text. */
export function readStep(text = '', step: Step): Shown | null {
  return (unseal(text, secretOf(step)) as Shown | undefined) ?? null
}

function secretOf({ quoteId, linkHash, digest }: Step): string {
  return JSON.stringify(['step', quoteId, linkHash, digest])
}
