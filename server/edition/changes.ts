import type { Documents } from '#content/documents/documents.ts'
import { isUnfilled, valueAt } from '#content/documents/paths.ts'
import { unitsOf } from '#desk/edition/fields/kinds.ts'
import type { ContentDraft } from '../store/content/content-drafts.ts'
import type { ChangeVerdict, EditionChange } from './edition-types.ts'
import { faultsOfUnits, faultWords } from './faults.ts'
import { fieldsOf } from './fields.ts'
import { isSame } from './fingerprint.ts'
import { answerTo, questionsOf } from './questions.ts'
import { onlineValue, shownDrafts } from './working.ts'

export const keyOf = ({ document, field }: { document: string; field: string }) =>
  `${document}#${field}`

/** @param today `2026-11-26` */
export function changesOf(
  drafts: readonly ContentDraft[],
  online: Documents,
  today: string,
): EditionChange[] {
  const changed = shownDrafts(drafts, online).filter(
    (draft) => !isSame(draft.value, onlineValue(online, draft)),
  )
  const early = new Map(changed.map((draft) => [draft, earlyVerdict(draft, online)]))
  const candidates = changed.filter((draft) => !early.get(draft))
  const faults = faultsOfUnits(candidates, online)
  const verdictOf = (draft: ContentDraft): ChangeVerdict => {
    const own = faults.get(draft) ?? []
    if (own.length > 0) return { state: 'refused', words: faultWords(draft, own), faults: own }
    const question = questionsOf(draft, online, today).find(
      (one) => !draft.answers.includes(answerTo(one, draft)),
    )
    return question ? { state: 'asked', question } : { state: 'ready' }
  }
  return changed
    .toSorted((a, b) => b.at - a.at)
    .map((draft) => ({
      ...(early.get(draft) ?? verdictOf(draft)),
      key: keyOf(draft),
      document: draft.document,
      field: draft.field,
      before: onlineValue(online, draft) ?? undefined,
      after: draft.value,
      by: draft.author,
      at: draft.at,
    }))
}

function earlyVerdict(draft: ContentDraft, online: Documents): ChangeVerdict | undefined {
  const { aside, base } = draft
  if (aside) return { state: 'aside', asideBy: aside.by, reason: aside.reason }
  const theirs = onlineValue(online, draft)
  return isSame(base, theirs) ? undefined : { state: 'versions', theirs, base }
}

/** Returns the paths of invalid values in a refused change, and of missing ones in a new entry. */
export function faultyPaths({
  before,
  after,
  field,
  faults,
}: Extract<EditionChange, { state: 'refused' }>) {
  const paths = [...new Set(faults.map(({ path }) => path))]
  const isNew = field === '' && before === undefined
  const empty = isNew ? paths.filter((path) => isUnfilled(valueAt(after, path))) : []
  return { empty, wrong: paths.filter((path) => !empty.includes(path)) }
}

export function unitsThatDiffer(document: string, before: unknown, after: unknown) {
  if (before === undefined || after === undefined) {
    return [{ field: '', before, after: after ?? null }]
  }
  return unitsOf(fieldsOf(document, before))
    .map(({ path: field }) => ({
      field,
      before: valueAt(before, field),
      after: valueAt(after, field),
    }))
    .filter((unit) => !isSame(unit.before, unit.after))
}
