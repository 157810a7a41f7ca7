import { documentKind } from '#content/documents/document-kind.ts'
import type { Documents } from '#content/documents/documents.ts'
import { mergeChanges } from '#content/documents/overlay.ts'
import { textsOf, valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import type { ContentDraft } from '../store/content/content-drafts.ts'
import { fittedDraft, isOptional } from './fields.ts'
import { isSame } from './fingerprint.ts'

export type Unit = Pick<ContentDraft, 'document' | 'field' | 'value'>

/** Returns a document with its drafts applied; undefined for an unknown or removed document. */
export function documentWith(
  document: string,
  online: Documents,
  units: readonly Omit<Unit, 'document'>[],
): unknown {
  const whole = units.find(({ field }) => field === '')
  if (whole) return whole.value ?? undefined
  return units.reduce<unknown>((value, unit) => {
    const missing = unit.value === null && isOptional(document, unit.field)
    return withValue(value, unit.field, missing ? undefined : unit.value)
  }, online.get(document))
}

export function documentsWith(online: Documents, units: readonly Unit[]): Map<string, unknown> {
  const documents = new Map(online)
  for (const [document, own] of Map.groupBy(units, (unit) => unit.document)) {
    const value = documentWith(document, online, own)
    if (value === undefined) documents.delete(document)
    else documents.set(document, value)
  }
  return documents
}

export const onlineValue = (online: Documents, { document, field }: Omit<Unit, 'value'>) =>
  valueAt(online.get(document), field) ?? null

/**
 * Gives a draft the fields of this version of the site, and a list the changes that came online since. Only what both
 * changed has two versions.
 *
 * @returns undefined if its field is gone
 */
export function fitted<Draft extends Omit<ContentDraft, 'document'>>(
  document: string,
  draft: Draft,
  online: Documents,
): Draft | undefined {
  const { field } = draft
  const own = fittedDraft(document, field, draft.value, online)
  if (!own) return undefined
  let { value } = own
  let base = fittedDraft(document, field, draft.base, online)?.value ?? draft.base
  const theirs = onlineValue(online, { document, field })
  if ([value, base, theirs].every(Array.isArray)) {
    const merged = mergeChanges(base, value, theirs)
    value = merged.value
    if (!merged.isTwice) base = theirs
  }
  const isAsBefore = isSame(value, draft.value) && isSame(base, draft.base)
  return isAsBefore ? draft : { ...draft, value, base }
}

/**
 * Returns the drafts that the documents show, without those of fields whose whole entry has a draft, or whose entry
 * or field is not on the site.
 */
export function shownDrafts(drafts: readonly ContentDraft[], online: Documents): ContentDraft[] {
  const whole = new Set(drafts.filter(({ field }) => field === '').map(({ document }) => document))
  return drafts
    .filter(({ document, field }) => field === '' || (!whole.has(document) && online.has(document)))
    .flatMap((draft) => fitted(draft.document, draft, online) ?? [])
}

/** A text of a draft that has no place on the site. */
export interface Homeless {
  draft: ContentDraft
  value: unknown
  /** `entry`: the entry is not online. `field`: the field is gone. `part`: only a part of the field is. */
  kind: 'entry' | 'field' | 'part'
}

/** Returns the texts that wait for an entry, or were written for another version of the site. */
export function homelessIn(drafts: readonly ContentDraft[], online: Documents): Homeless[] {
  const isWhole = (name: string) =>
    drafts.some(({ document, field, value }) => document === name && field === '' && value !== null)
  return drafts.flatMap((draft): Homeless[] => {
    const { document, field, value } = draft
    if (field !== '' && isWhole(document)) return []
    if (field !== '' && !online.has(document) && documentKind(document)) {
      return [{ draft, value, kind: 'entry' }]
    }
    const own = fittedDraft(document, field, value, online)
    if (!own) return [{ draft, value, kind: 'field' }]
    const lost = own.lost.filter((part) => textsOf(part).some(({ text }) => text !== ''))
    return lost.length > 0 ? [{ draft, value: lost, kind: 'part' }] : []
  })
}
