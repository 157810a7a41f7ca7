import type { Documents } from '#content/documents/documents.ts'
import { valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import type { ContentDraft } from '../store/content/content-drafts.ts'
import { isOptional } from './fields.ts'

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
 * Removes drafts of fields whose whole entry has a draft, or whose entry is not online: they wait for its return.
 */
export function shownDrafts<Draft extends Unit>(
  drafts: readonly Draft[],
  online: Documents,
): Draft[] {
  const whole = new Set(drafts.filter(({ field }) => field === '').map(({ document }) => document))
  return drafts.filter(
    ({ document, field }) => field === '' || (!whole.has(document) && online.has(document)),
  )
}

/** Returns the drafts of entries that a restoration took off the site. */
export const draftsOfGone = <Draft extends Unit>(drafts: readonly Draft[], online: Documents) => {
  const isWhole = (name: string) =>
    drafts.some(({ document, field, value }) => document === name && field === '' && value !== null)
  return drafts.filter(
    ({ document, field }) => field !== '' && !online.has(document) && !isWhole(document),
  )
}
