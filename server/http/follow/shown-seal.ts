import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SigningValues } from '#follow/views.ts'

/** What the last page before an acceptance showed, and to whom. */
export interface Step {
  quoteId: string
  linkHash: string
  /** Of the version. */
  digest: string
  values: SigningValues
}

/**
 * When the last page before the button was drawn, for its form to bring back: nothing is kept of a page
 * that is only read. Clients can repeat it; they can neither make one nor move it to another link,
 * version or name. The key is the quote's id, 122 random bits that no page, mail or file of a client
 * has, so that every instance of the server reads what another sealed.
 *
 * @param at milliseconds since 1970
 */
export function sealShown(at: number, step: Step): string {
  return `${at}.${sealOf(at, step).toString('base64url')}`
}

/** @returns null where nothing was sealed, or something else was */
export function readShown(text = '', step: Step): number | null {
  const [, digits = '', seal = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(text) ?? []
  const at = Number(digits)
  if (digits === '' || !timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(at, step))) {
    return null
  }
  return at
}

function sealOf(at: number, { quoteId, linkHash, digest, values }: Step): Buffer {
  const { name, role, company, employees, address, copy, early } = values
  const shown = [at, linkHash, digest, name, role, company, employees, address, copy, early]
  return createHmac('sha256', quoteId).update(JSON.stringify(shown)).digest()
}
