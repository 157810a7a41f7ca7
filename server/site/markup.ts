import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export interface Found {
  /** Tag name, `style`. */
  name: string
  attributes: Readonly<Record<string, string>>
  /** Tag names of the elements around it, outermost first. */
  around: readonly string[]
  afterName: number
  text: string
  start: number
  end: number
}

/**
 * Finds elements by their tag names, also in `<noscript>`. The offsets let a caller change a few characters
 * without rewriting the rest of React's HTML.
 */
export function find(html: string, names: readonly string[]): Found[] {
  const found: Found[] = []
  function visit(node: Tree.Node, around: readonly string[]) {
    if (!('childNodes' in node)) return
    const isElement = 'tagName' in node
    if (isElement && names.includes(node.tagName)) found.push(...foundAt(html, node, around))
    const inside = isElement ? [...around, node.tagName] : around
    for (const child of node.childNodes) visit(child, inside)
  }
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), [])
  return found
}

function foundAt(html: string, element: Tree.Element, around: readonly string[]): Found[] {
  const { tagName: name, attrs, sourceCodeLocation: place } = element
  // Implied elements have no offset.
  if (!place) return []
  const start = place.startTag?.endOffset ?? place.endOffset
  const end = place.endTag?.startOffset ?? start
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
  const afterName = place.startOffset + 1 + name.length
  return [{ name, attributes, around, afterName, text: html.slice(start, end), start, end }]
}

export function exchange(
  text: string,
  pieces: readonly { start: number; end: number; text: string }[],
): string {
  return [...pieces]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), text)
}
