import { isDeepStrictEqual } from 'node:util'
import {
  Composer,
  CST,
  type Document,
  isCollection,
  isScalar,
  type Node,
  Parser,
  parse,
  Scalar,
  stringify,
} from 'yaml'
import { originsOf } from '#content/documents/items.ts'

/** YAML style: each paragraph on one line, so that a diff shows only the changed words. */
export const style = { lineWidth: 0, singleQuote: true } as const

type Path = readonly (string | number)[]

/** More differences than a document has fields; each pass writes one. */
const mostPasses = 2_000

/**
 * Writes a value into the source of a YAML document and changes only the lines that differ: comments and the
 * styles of other values stay.
 *
 * @returns undefined if the source has a form that this function does not write
 */
export function rewritten(source: string, wanted: unknown): string | undefined {
  let text = source
  for (let pass = 0; pass < mostPasses; pass++) {
    const tokens = [...new Parser().parse(text)]
    const [document] = new Composer({ keepSourceTokens: true }).compose(tokens)
    if (!document || document.errors.length > 0) return undefined
    const now: unknown = document.toJS()
    const path = firstDifference(now, wanted)
    if (!path) return text
    const next = withDifference(text, { tokens, document: document as Document }, path, wanted)
    if (next === undefined || next === text) return undefined
    text = next
  }
}

const valueIn = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)?.[key], value)

/** Finds the outermost value whose shape differs, or else the first scalar that does. */
function firstDifference(now: unknown, wanted: unknown, path: Path = []): Path | undefined {
  if (isDeepStrictEqual(now, wanted)) return undefined
  const isGroup = [now, wanted].every((part) => part !== null && typeof part === 'object')
  if (!isGroup || Array.isArray(now) !== Array.isArray(wanted) || !hasSameShape(now, wanted)) {
    return path
  }
  for (const key of Object.keys(wanted as object)) {
    const at = Array.isArray(wanted) ? Number(key) : key
    const found = firstDifference(valueIn(now, [at]), valueIn(wanted, [at]), [...path, at])
    if (found) return found
  }
}

function hasSameShape(now: unknown, wanted: unknown): boolean {
  if (Array.isArray(now) && Array.isArray(wanted)) {
    return (
      now.length === wanted.length &&
      originsOf(now, wanted).every((origin, index) => origin === undefined || origin === index)
    )
  }
  return isDeepStrictEqual(
    Object.keys(now as object).toSorted(),
    Object.keys(wanted as object).toSorted(),
  )
}

function withDifference(
  text: string,
  { tokens, document }: { tokens: CST.Token[]; document: Document },
  path: Path,
  wanted: unknown,
): string | undefined {
  const value = valueIn(wanted, path)
  const node = document.getIn(path, true) as Node | undefined
  const token = node?.srcToken
  if (!node || !token) return undefined
  if (isScalar(node) && (value === null || typeof value !== 'object')) {
    if (token.type === 'block-scalar') return withBlock(text, node, token.indent, value)
    if (!CST.isScalar(token)) return undefined
    const written = typeof value === 'string' ? value : JSON.stringify(value)
    CST.setScalarValue(token, written, { type: typeOf(node, value) })
    return tokens.map(CST.stringify).join('')
  }
  const isShaped = value !== null && typeof value === 'object'
  if (!isCollection(node) || !isShaped) return undefined
  if (token.type === 'flow-collection') {
    const flow = document.createNode(value, { flow: true })
    const [start, end] = node.range ?? [0, 0]
    const line = stringify(flow, { ...style, flowCollectionPadding: false }).trim()
    return text.slice(0, start) + line + text.slice(end)
  }
  if (token.type !== 'block-seq' && token.type !== 'block-map') return undefined
  return withParts(text, node, token, value)
}

/** Rewrites a block text as a whole, because `CST.setScalarValue` writes it without its indentation. */
function withBlock(text: string, { type, range }: Scalar, indent: number, value: unknown) {
  const block = new Scalar(value)
  if (type) block.type = type
  const [first = '', ...lines] = stringify({ k: block }, style).slice('k: '.length).split('\n')
  const inside = lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line))
  const [start, end] = range ?? [0, 0]
  return text.slice(0, start) + [first, ...inside].join('\n') + text.slice(end)
}

/** Keeps the style of a scalar, and quotes a string that would be read as another type. */
function typeOf({ type }: Scalar, value: unknown): Scalar.Type {
  if (typeof value !== 'string') return Scalar.PLAIN
  const isPlain = type === undefined || type === Scalar.PLAIN
  if (!isPlain) return type
  try {
    return parse(value) === value ? Scalar.PLAIN : Scalar.QUOTE_SINGLE
  } catch {
    return Scalar.QUOTE_SINGLE
  }
}

/** Rewrites the items of a block from the lines of the items that stay and those of new ones. */
function withParts(
  text: string,
  node: Node,
  { items, indent }: CST.BlockSequence | CST.BlockMap,
  value: object,
): string | undefined {
  const lineStart = (offset: number) => text.lastIndexOf('\n', offset - 1) + 1
  const offsets = items.map(({ start, key }) => start[0]?.offset ?? key?.offset)
  if (offsets.some((offset) => offset === undefined)) return undefined
  const starts = offsets.map((offset) => lineStart(offset ?? 0))
  // A list that begins behind a dash has its first item on the same line.
  const isInline = starts[0] !== undefined && /\S/.test(text.slice(starts[0], offsets[0]))
  if (isInline) return undefined
  // The parser gives a comment above the first item to what is around the block.
  const comment = new RegExp(`^ {${indent}}#`)
  while (indent > 0 && starts[0] && comment.test(text.slice(lineStart(starts[0] - 1), starts[0]))) {
    starts[0] = lineStart(starts[0] - 1)
  }
  const end = node.range?.[2] ?? text.length
  const parts = starts.map((start, index) => text.slice(start, starts[index + 1] ?? end))
  const ended = parts.map((part) => (part.endsWith('\n') ? part : `${part}\n`))
  const written = (part: unknown) =>
    stringify(part, style).replaceAll(/^(?=.)/gm, ' '.repeat(indent))
  const now = parse(text.slice(starts[0], end).replaceAll(new RegExp(`^ {${indent}}`, 'gm'), ''))
  const next = Array.isArray(value)
    ? originsOf(now as unknown[], value).map((origin, index) =>
        origin === undefined ? written([value[index]]) : (ended[origin] ?? ''),
      )
    : Object.entries(value).map(([key, part]) => {
        const at = Object.keys(now as object).indexOf(key)
        return at < 0 ? written({ [key]: part }) : (ended[at] ?? '')
      })
  if (next.length === 0) return undefined
  return text.slice(0, starts[0]) + next.join('') + text.slice(end)
}
