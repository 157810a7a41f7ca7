import { withoutSoftSigns } from '#forms/pasted.ts'

/** The part of a DOM node that pasting reads, so that tests need no browser. */
export interface PasteNode {
  /** As in HTML documents: `P`, `#text`. */
  nodeName: string
  nodeValue: string | null
  childNodes: Iterable<PasteNode>
  getAttribute?(name: string): string | null
}

export const attribute = (node: PasteNode, name: string) => node.getAttribute?.(name) ?? ''

export const hasAttribute = (node: PasteNode, name: string) =>
  typeof node.getAttribute?.(name) === 'string'

export const elementsIn = ({ childNodes }: PasteNode) =>
  [...childNodes].filter(({ nodeName }) => !nodeName.startsWith('#'))

/** Word's conditional sections, such as `<![if !supportFootnotes]>`, are comments for a browser. */
export const textIn = ({ nodeName, nodeValue, childNodes }: PasteNode): string =>
  nodeName === '#comment' ? '' : (nodeValue ?? [...childNodes].map(textIn).join(''))

export function findAll(node: PasteNode, matches: (node: PasteNode) => boolean): PasteNode[] {
  return [...node.childNodes].flatMap((child) => [
    ...(matches(child) ? [child] : []),
    ...findAll(child, matches),
  ])
}

export function find(node: PasteNode, name: string): PasteNode | undefined {
  for (const child of node.childNodes) {
    const found = child.nodeName === name ? child : find(child, name)
    if (found) return found
  }
  return undefined
}

/** Collapses only breaking spaces: authors type non-breaking spaces on purpose. */
export const tidy = (text: string) =>
  withoutSoftSigns(text)
    .replaceAll(/[ \t\r\n\u2028]+/g, ' ')
    .trim()
