import { addCorrections, correctionWords, noCorrections } from '#content/rules/corrections.ts'
import type { Store } from '../store/store.ts'
import { applyEdits } from './apply-edits.ts'
import type { Edit, EditResult, Online, Person, Stale } from './edition-types.ts'
import { publisherOf } from './online.ts'

interface Parts {
  contentDrafts: Store['contentDrafts']
  online(): Promise<Online>
  person: Person
  now(): number
  /** `2026-11-26` */
  today(): string
}

/** Applies edits to the drafts of each document, again if somebody else was faster. */
export async function saveEdits(
  edits: readonly Edit[],
  { contentDrafts, online, person, now, today }: Parts,
): Promise<EditResult> {
  const stale: Stale[] = []
  let corrections = noCorrections
  for (const [document, own] of Map.groupBy(edits, (edit) => edit.document)) {
    for (let isDone = false; !isDone; ) {
      const { number, revisions, documents } = await online()
      const publishedBy = (field: string) => publisherOf({ revisions }, document, field)
      const common = { document, online: documents, publishedBy, person }
      const situation = { ...common, now: now(), today: today() }
      let applied: ReturnType<typeof applyEdits> | undefined
      const result = await contentDrafts.change(document, number, (drafts) => {
        applied = applyEdits(own, drafts, situation)
        return applied.drafts
      })
      isDone = result === 'changed'
      if (!isDone || !applied) continue
      stale.push(...applied.stale)
      corrections = addCorrections(corrections, applied.corrections)
    }
  }
  return { stale, corrected: correctionWords(corrections) }
}
