import type { Borrowed } from './view.ts'

export type Segment = { text: string } | { borrowed: Borrowed }

const token = /\{\{([^{}]+)\}\}/g

/** Splits a value at its borrowed values; an unknown name stays text. */
export function segmentsOf(value: string, borrowed: readonly Borrowed[]): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const match of value.matchAll(token)) {
    const known = borrowed.find(({ name }) => name === match[1])
    if (!known) continue
    if (match.index > from) segments.push({ text: value.slice(from, match.index) })
    segments.push({ borrowed: known })
    from = match.index + match[0].length
  }
  if (from < value.length) segments.push({ text: value.slice(from) })
  return segments
}

export function shownText(value: string, borrowed: readonly Borrowed[]): string {
  return segmentsOf(value, borrowed)
    .map((segment) => ('text' in segment ? segment.text : segment.borrowed.text))
    .join('')
}

/** The part of a DOM node that `readBox` needs, so that tests need no browser. */
export interface BoxNode {
  nodeName: string
  nodeValue: string | null
  childNodes: Iterable<BoxNode>
  dataset?: { borrowed?: string | undefined }
}

const blocks = new Set(['DIV', 'P', 'LI'])

/** Returns the value of a box, without the last line break, which only makes room for the caret. */
export function readBox(box: BoxNode): string {
  const parts: string[] = []
  let endsWithBreak = false
  function read(node: BoxNode) {
    const name = node.dataset?.borrowed
    if (name !== undefined) {
      parts.push(`{{${name}}}`)
      endsWithBreak = false
    } else if (node.nodeName === 'BR') {
      parts.push('\n')
      endsWithBreak = true
    } else if (node.nodeName === '#text') {
      if (!node.nodeValue) return
      parts.push(node.nodeValue)
      // For a new line, Chromium inserts a line feed, Firefox and WebKit an element.
      endsWithBreak = node.nodeValue.endsWith('\n')
    } else {
      if (blocks.has(node.nodeName) && parts.length > 0 && !endsWithBreak) parts.push('\n')
      for (const child of node.childNodes) read(child)
    }
  }
  for (const child of box.childNodes) read(child)
  const value = parts.join('')
  return endsWithBreak ? value.slice(0, -1) : value
}
