import type { Documents } from '#content/documents/documents.ts'
import { valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import { addCorrections, type Corrections, noCorrections } from '#content/rules/corrections.ts'
import { hasItems } from '#desk/edition/fields/kinds.ts'
import type { ContentDraft, WrittenDraft } from '../store/content/content-drafts.ts'
import type { Person, Stale } from './edition-types.ts'
import { isField, nodeAt, unitOf } from './fields.ts'
import { fingerprint, isSame } from './fingerprint.ts'
import { documentWith, fitted, onlineValue } from './working.ts'

export interface Situation {
  document: string
  online: Documents
  /** Returns who published the text that is online; undefined if it is the repository's. */
  publishedBy(field: string): { author: string; at: number } | undefined
  person: Person
  now: number
  today: string
}

export type DocumentDrafts = ReturnType<typeof openDrafts>

/** Opens the drafts of a document, to apply a person's edits to them. */
export function openDrafts(drafts: readonly ContentDraft[], situation: Situation) {
  const { document, online, publishedBy, person, now } = situation
  /** Drafts as they are stored, by their form in this version of the site. */
  const stored = new Map<WrittenDraft, WrittenDraft>()
  const own = new Map<string, WrittenDraft>()
  /** Drafts of fields that this version of the site does not have: they are stored as they are. */
  const homeless = new Map<string, WrittenDraft>()
  for (const draft of drafts) {
    const one = fitted(document, draft, online)
    if (one) stored.set(one, draft)
    if (one) own.set(draft.field, one)
    else homeless.set(draft.field, draft)
  }
  const stale: Stale[] = []
  let corrections = noCorrections

  const working = () => documentWith(document, online, [...own.values()])
  const seenFirst = working()
  const valueNow = (path: string) => valueAt(working(), path)
  const unitAt = (path: string) => (own.has('') ? '' : unitOf(document, path, online))
  const draftAt = (path: string) => own.get(unitAt(path))
  const onlineAt = (field: string) => onlineValue(online, { document, field })

  function write(unit: string, value: unknown) {
    const draft = own.get(unit)
    if (isSame(value, onlineAt(unit))) {
      own.delete(unit)
    } else if (!draft || !isSame(value, draft.value)) {
      const kept = draft ?? { field: unit, base: onlineAt(unit), aside: null, answers: [] }
      own.set(unit, { ...kept, value: value ?? null, author: person.name, at: now })
    }
  }

  return {
    ...situation,
    own,
    homeless,
    stale,
    working,
    valueNow,
    unitAt,
    draftAt,
    onlineAt,
    write,

    writeAt(path: string, value: unknown) {
      const unit = unitAt(path)
      write(unit, valueAt(withValue(working(), path, value), unit))
    },

    /** Changes what is known of a draft, if the path has one. */
    amend(path: string, change: (draft: WrittenDraft) => Partial<WrittenDraft>) {
      const draft = draftAt(path)
      if (draft) own.set(draft.field, { ...draft, ...change(draft) })
    },

    /**
     * Reports that the person did not see the current value.
     *
     * @param named the path as the person's page has it, with names of items
     */
    tellStale({ path, named }: { path: string; named: string }, mine: unknown) {
      const { author: by, at } = draftAt(path) ?? publishedBy(path) ?? { author: '', at: 0 }
      stale.push({ document, path: named, mine, theirs: valueNow(path) ?? null, by, at })
    },

    isGone: (path: string) => isField(document, path) && valueNow(path) === undefined,

    /** Whether an item is still at the path where the person saw it. */
    isSeen(path: string, seen: string) {
      const item = valueAt(seenFirst, path)
      return item !== undefined && fingerprint(item) === seen
    },

    listAt(path: string): unknown[] | undefined {
      const node = nodeAt(document, working(), path)
      const list = node && hasItems(node) ? valueNow(path) : undefined
      return Array.isArray(list) ? list : undefined
    },

    addCorrections(made: Corrections) {
      corrections = addCorrections(corrections, made)
    },

    corrections: () => corrections,

    /** Returns the drafts to store. */
    written: () => [
      ...[...own.values()].map((draft) => stored.get(draft) ?? draft),
      ...homeless.values(),
    ],
  }
}
