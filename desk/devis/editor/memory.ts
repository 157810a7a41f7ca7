import type { TypedDraft } from '#quotes/typed.ts'

interface Kept {
  edition: number
  typed: TypedDraft
}

const keyOf = (quoteId: string) => `bureau devis ${quoteId}`

/** Reads the draft stored in this tab, so that a sign-out, a lost connection or a reload loses no text. */
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
  } catch {}
}

export const forgetDraft = (quoteId: string) => sessionStorage.removeItem(keyOf(quoteId))
