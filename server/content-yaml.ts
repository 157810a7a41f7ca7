import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { originsOf } from '#content/documents/items.ts'

/** YAML style of content/: each paragraph on one line, so that a diff shows only the changed words. */
export const style = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const

/**
 * Writes a value into the source of a YAML document. The values that stay keep their comments, and their lines if
 * the source is in the style of content/.
 */
export function rewritten(source: string, wanted: unknown): string {
  const document: Document = parseDocument(source)
  document.contents = changed(document, document.contents, wanted)
  return document.toString(style)
}

function changed(document: Document, node: Node | null, wanted: unknown): Node {
  const isObject = wanted !== null && typeof wanted === 'object'
  if (isMap<Scalar, Node>(node) && isObject && !Array.isArray(wanted)) {
    return withFields(document, node, Object.entries(wanted))
  }
  if (isSeq<Node>(node) && Array.isArray(wanted)) return withItems(document, node, wanted)
  if (isScalar(node) && !isObject) {
    node.value = wanted
    return node
  }
  return document.createNode(wanted)
}

function withFields(
  document: Document,
  map: YAMLMap<Scalar, Node>,
  wanted: readonly (readonly [key: string, value: unknown])[],
): Node {
  const values = new Map(wanted)
  const stay = map.items.filter(({ key }) => values.has(String(key)))
  for (const pair of stay) pair.value = changed(document, pair.value, values.get(String(pair.key)))
  const known = new Set(stay.map(({ key }) => String(key)))
  const more = wanted.filter(([key]) => !known.has(key))
  map.items = [
    ...stay,
    ...more.map(([key, value]) => document.createPair(key, value) as Pair<Scalar, Node>),
  ]
  return map
}

function withItems(document: Document, list: YAMLSeq<Node>, wanted: readonly unknown[]): Node {
  const [first] = list.items
  // The parser gives a comment above the first item to the list.
  if (first && list.commentBefore) {
    first.commentBefore = list.commentBefore
    list.commentBefore = null
  }
  const was = list.items.slice()
  const origins = originsOf(list.toJS(document), wanted)
  const isInPlace =
    was.length === wanted.length && origins.every((from, at) => from === undefined || from === at)
  list.items = wanted.map((item, at) => {
    const from = origins[at] ?? (isInPlace ? at : undefined)
    return changed(document, from === undefined ? null : (was[from] ?? null), item)
  })
  return list
}
