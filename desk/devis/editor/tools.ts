import type { SyntheticEvent } from 'react'
import type { TypedDraft, TypedLine } from '#quotes/typed-draft.ts'

export interface EditorTools {
  typed: TypedDraft
  errors: Readonly<Record<string, string>>
  change(changes: Partial<TypedDraft>): void
  changeLine(index: number, changes: Partial<TypedLine>): void
  /** Returns the handler of an edit button; without scripts, the button posts the form. */
  onEdit(edit: string, focus?: string): (event: SyntheticEvent) => void
  moved: { index: number; focus: string } | null
}
