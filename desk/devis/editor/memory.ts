import type { TypedDraft } from '../typed.ts'

/** A draft as it stands in this tab, and the edition that it was begun from. */
interface Kept {
  edition: number
  typed: TypedDraft
}

const keyOf = (quoteId: string) => `bureau devis ${quoteId}`

/**
 * What the server has not confirmed stays in this tab: a session that ended, a network that went and a
 * reload take nothing along.
 */
export function recallDraft(quoteId: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(quoteId)) ?? '') as Kept
  } catch {
    return undefined
  }
}

export function rememberDraft(quoteId: string, kept: Kept) {
  try {
    sessionStorage.setItem(keyOf(quoteId), JSON.stringify(kept))
  } catch {
    // Too long, or forbidden by the browser: the fields have it.
  }
}

export const forgetDraft = (quoteId: string) => sessionStorage.removeItem(keyOf(quoteId))
