import { fromPlain } from '#content/collections/plain-blocks.ts'
import type { PictureField } from '#content/documents/fields.ts'
import { valueAt } from '#content/documents/paths.ts'
import { isPicture } from '#content/documents/pictures.ts'
import { withValue } from '#content/documents/with-value.ts'
import { fieldsOf, type LeafNode, leavesOf } from './fields.ts'

/**
 * Fills the empty fields of an entry with their labels, so that its page can be previewed before it is
 * written.
 *
 * @param today `2026-11-26`
 */
export function completeEntry(document: string, entry: unknown, today: string): unknown {
  return leavesOf(fieldsOf(document, entry)).reduce<unknown>((all, leaf) => {
    // Without a picture, the page shows a generated drawing.
    if (leaf.kind === 'picture') return all
    const own = valueAt(entry, leaf.path)
    const isEmpty =
      own === '' || own === null || (Array.isArray(own) && own.every((part) => part === ''))
    if (!isEmpty) return all
    if (leaf.kind === 'blocks') return withValue(all, leaf.path, fromPlain(leaf.label))
    if (leaf.fixed || leaf.nullable || leaf.optional) return all
    return withValue(all, leaf.path, standIn(leaf, document, today))
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
    if (leaf?.kind !== 'leaf' || leaf.fixed) return all
    const own = valueAt(entry, path)
    const isTyped = typeof own === 'string' && own !== '' && leaf.control !== 'choice'
    const fitting = isTyped
      ? own.slice(0, leaf.most).padEnd(leaf.least, '.')
      : standIn(leaf, document, today)
    return withValue(all, path, fitting)
  }, entry)
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

function standIn(
  { control, label, least, most, choices }: LeafNode,
  document: string,
  today: string,
): unknown {
  switch (control) {
    case 'choice':
      return choices?.[0]
    case 'day':
      return today
    case 'amount':
      return 1
    case 'tick':
      return false
    case 'line':
    case 'text':
      // Long texts are descriptions, which must differ from page to page.
      return least > 1
        ? `${label}, ${document}. `.repeat(least).slice(0, least).trim().padEnd(least, '.')
        : label.slice(0, most)
  }
}
