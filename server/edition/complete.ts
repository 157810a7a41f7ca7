import { fromPlain } from '#content/collections/plain-blocks.ts'
import { fieldsOf, type LeafNode, leavesOf } from './fields.ts'
import { valueAt, withValue } from './paths.ts'

/**
 * Returns an entry whose empty fields have their own names as text, so that its page can be shown before it
 * is written.
 *
 * @param today `2026-11-26`
 */
export function completeEntry(document: string, entry: unknown, today: string): unknown {
  return leavesOf(fieldsOf(document, entry)).reduce<unknown>((all, leaf) => {
    const own = valueAt(entry, leaf.path)
    const isEmpty = own === '' || own === null || (Array.isArray(own) && own.length === 0)
    if (!isEmpty) return all
    if (leaf.kind === 'blocks') return withValue(all, leaf.path, fromPlain(leaf.label))
    if (leaf.fixed || leaf.nullable || leaf.optional) return all
    return withValue(all, leaf.path, standIn(leaf, today))
  }, entry)
}

function standIn({ control, label, least, choices }: LeafNode, today: string): unknown {
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
      return Array.from({ length: Math.ceil((least + 1) / (label.length + 1)) }, () => label).join(
        ' ',
      )
  }
}
