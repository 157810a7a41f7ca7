import type { TypedDraft } from '#quotes/typed-draft.ts'
import { tabMemory } from '../../ui/tab-memory.ts'

interface Kept {
  edition: number
  typed: TypedDraft
}

/** The draft stored in this tab, so that a sign-out, a lost connection or a reload loses no text. */
export const memoryOf = (quoteId: string) => tabMemory<Kept>(`bureau devis ${quoteId}`)
