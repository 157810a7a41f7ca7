import type { PictureField } from '#content/documents/fields.ts'
import { valueAt } from '#content/documents/paths.ts'
import { isPicture } from '#content/documents/pictures.ts'
import { withValue } from '#content/documents/with-value.ts'
import type { FieldNode } from '#desk/edition/fields/field-node.ts'
import { kindOf, leavesOf } from '#desk/edition/fields/kinds.ts'
import { fieldsOf } from './fields.ts'

/**
 * Fills the empty fields of an entry with their labels, so that its page can be previewed before it is
 * written.
 *
 * @param today `2026-11-26`
 */
export function completeEntry(document: string, entry: unknown, today: string): unknown {
  return leavesOf(fieldsOf(document, entry)).reduce<unknown>((all, leaf) => {
    const own = valueAt(entry, leaf.path)
    const isEmpty =
      own === '' || own === null || (Array.isArray(own) && own.every((part) => part === ''))
    return isEmpty ? fitted(all, leaf, own, { subject: document, today }) : all
  }, entry)
}

/**
 * Truncates, pads or replaces the refused texts of an entry, so that its page can be previewed.
 *
 * @param paths paths of the refused texts
 */
export function fitEntry(
  document: string,
  entry: unknown,
  paths: readonly string[],
  today: string,
): unknown {
  const leaves = leavesOf(fieldsOf(document, entry))
  return paths.reduce<unknown>((all, path) => {
    const leaf = leaves.find((one) => one.path === path)
    return leaf ? fitted(all, leaf, valueAt(entry, path), { subject: document, today }) : all
  }, entry)
}

function fitted(
  entry: unknown,
  leaf: FieldNode,
  own: unknown,
  situation: { subject: string; today: string },
): unknown {
  const fitting = kindOf(leaf).fit(leaf, own, situation)
  return fitting === undefined ? entry : withValue(entry, leaf.path, fitting)
}

/** Describes pictures by their file names, because the schema refuses a picture without a description. */
export function describePictures(value: unknown): unknown {
  if (isPicture(value)) {
    const { alt, name } = value as Partial<PictureField>
    return alt === '' ? { ...value, alt: name } : value
  }
  if (Array.isArray(value)) return value.map(describePictures)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, describePictures(part)]),
  )
}
