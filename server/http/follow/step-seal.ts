import { seal, unseal } from '../sealed.ts'
import type { SigningValues } from './signing-form.ts'

export interface Step {
  quoteId: string
  linkHash: string
  digest: string
}

export interface Shown {
  at: number
  values: SigningValues
  leftOut: readonly string[]
}

/**
 * Encrypts the contents of the last page before the button, so that the server stores nothing for a page that
 * is only read. Clients can repeat a seal; they can neither make one nor move it to another link or version.
 * The key contains the quote's id, 122 random bits that clients never see, so every instance can decrypt a
 * seal.
 */
export function sealStep(shown: Shown, step: Step): string {
  return seal(shown, secretOf(step))
}

export function readStep(text = '', step: Step): Shown | null {
  return (unseal(text, secretOf(step)) as Shown | undefined) ?? null
}

function secretOf({ quoteId, linkHash, digest }: Step): string {
  return JSON.stringify(['identity step', quoteId, linkHash, digest])
}
