import {
  type Node as DocNode,
  Fragment,
  type NodeType,
  type ResolvedPos,
  type Schema,
  Slice,
} from '@tiptap/pm/model'
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state'
import { type BlockKind, kindLabels, kinds } from './kinds.ts'

/** Kinds that a text block can be changed to. */
export type TextKind = Exclude<BlockKind, 'picture'>

export function blockPlaceOf({ doc, selection }: EditorState) {
  // The head of a selected picture is after the picture, in the next block.
  const { $from, $head } = selection
  const place = selection instanceof NodeSelection ? $from : $head
  const index = Math.min(place.index(0), doc.childCount - 1)
  const block = doc.child(index)
  const kind = kindOf(block)
  const label = kind ? kindLabels[kind] : 'Bloc'
  return { index, count: doc.childCount, kind, label, block, from: positionAt(doc, index) }
}

/** Null for a block that the editor cannot edit. */
function kindOf({ type, attrs }: DocNode): BlockKind | null {
  if (type.name === 'kept') return attrs.block?.picture ? 'picture' : null
  return kinds.find((kind) => kind === type.name) ?? null
}

function positionAt(doc: DocNode, index: number): number {
  let position = 0
  for (let at = 0; at < index; at += 1) position += doc.child(at).nodeSize
  return position
}

/** Whether a block has neither text nor borrowed values. */
export const hasNoWords = (block: DocNode) =>
  block.isTextblock && block.textBetween(0, block.content.size, ' ', '.').trim() === ''

interface Line {
  content: Fragment
  caret: number | null
}

/**
 * Changes the kind of the selected blocks; in a list, only of the selected lines.
 *
 * @param to address of a link
 */
export function setKind(kind: TextKind, to = ''): Command {
  return (state, dispatch) => {
    const { doc, schema, selection, tr } = state
    const first = selection.$from.index(0)
    const last = selection instanceof NodeSelection ? first : selection.$to.index(0)
    const caret = selection.head
    const nodes: DocNode[] = []
    let lines: Line[] = []
    let caretAt: number | null = null
    let before = positionAt(doc, first)
    const [from, size] = [before, () => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0)]

    function close() {
      if (lines.length === 0) return
      const made = blocksOf(schema, kind, lines, to)
      if (made.caret !== null) caretAt = from + size() + made.caret
      nodes.push(...made.nodes)
      lines = []
    }
    function keep(...kept: DocNode[]) {
      close()
      nodes.push(...kept)
    }

    for (let index = first; index <= last && index < doc.childCount; index += 1) {
      const block = doc.child(index)
      if (block.type.name === 'kept') keep(block)
      else {
        const isWhole = kind === 'list' && block.type.name === 'list'
        const end = before + block.nodeSize
        const range = isWhole ? { from: before, to: end, head: caret } : selection
        const [left, chosen, right] = linesOf(block, before, range)
        if (left.length > 0) keep(block.type.create(null, left))
        lines.push(...chosen.map((line) => ({ content: line.node.content, caret: line.caret })))
        if (right.length > 0) keep(block.type.create(null, right))
      }
      before += block.nodeSize
    }
    close()
    if (nodes.every((node, index) => node.eq(doc.maybeChild(first + index) ?? node.cut(0, 0)))) {
      return false
    }
    tr.replaceWith(from, before, nodes)
    tr.setSelection(TextSelection.near(tr.doc.resolve(caretAt ?? tr.mapping.map(caret))))
    if (kind === 'list') joinLists(tr, from)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Splits a block into the texts before, in and after the selection; except in a list, all texts count as selected. */
function linesOf(
  block: DocNode,
  position: number,
  { from, to, head }: Pick<Selection, 'from' | 'to' | 'head'>,
): [left: DocNode[], chosen: { node: DocNode; caret: number | null }[], right: DocNode[]] {
  const caretIn = (start: number, { content }: DocNode) =>
    head >= start && head <= start + content.size ? head - start : null
  if (block.isTextblock) return [[], [{ node: block, caret: caretIn(position + 1, block) }], []]
  const isList = block.type.name === 'list'
  const parts = block.children.map((node, index) => {
    const start =
      position + 2 + block.children.slice(0, index).reduce((sum, one) => sum + one.nodeSize, 0)
    return { node, start, end: start + node.content.size, caret: caretIn(start, node) }
  })
  if (!isList) {
    // A quotation without an author is one text.
    return [[], parts.filter(({ node }, index) => index === 0 || node.content.size > 0), []]
  }
  return [
    parts.filter(({ end }) => end < from).map(({ node }) => node),
    parts.filter(({ start, end }) => end >= from && start <= to),
    parts.filter(({ start }) => start > to).map(({ node }) => node),
  ]
}

/** Makes blocks from texts; `caret` is relative to the start of the first block. */
function blocksOf(
  schema: Schema,
  kind: TextKind,
  lines: readonly Line[],
  to: string,
): { nodes: DocNode[]; caret: number | null } {
  const type = (name: string) => schema.nodes[name] as NodeType
  if (kind === 'quote') {
    const [text, caret] = joined(lines, type('break').create())
    const parts = [type('quoteText').create(null, text), type('quoteAuthor').create()]
    return {
      nodes: [type('quote').create(null, parts)],
      caret: caret === null ? null : 2 + caret,
    }
  }
  const isList = kind === 'list'
  let position = isList ? 1 : 0
  let caret: number | null = null
  const nodes = lines.map((line) => {
    if (line.caret !== null) caret = position + 1 + line.caret
    const made = type(isList ? 'listItem' : kind).create(
      kind === 'link' ? { to } : null,
      line.content,
    )
    position += made.nodeSize
    return made
  })
  return { nodes: isList ? [type('list').create(null, nodes)] : nodes, caret }
}

function joined(lines: readonly Line[], separator: DocNode): [Fragment, number | null] {
  let text = Fragment.empty
  let caret: number | null = null
  for (const [index, line] of lines.entries()) {
    if (index > 0) text = text.addToEnd(separator)
    if (line.caret !== null) caret = text.size + line.caret
    text = text.append(line.content)
  }
  return [text, caret]
}

function joinLists(tr: Transaction, from: number) {
  const index = tr.doc.resolve(from).index(0)
  const isList = (at: number) => tr.doc.maybeChild(at)?.type.name === 'list'
  for (const at of [index + 1, index]) {
    if (at > 0 && isList(at) && isList(at - 1)) tr.join(positionAt(tr.doc, at))
  }
}

export function moveBlock(by: -1 | 1): Command {
  return (state, dispatch) => {
    const { index, count, block, from } = blockPlaceOf(state)
    const target = index + by
    if (target < 0 || target >= count) return false
    if (!dispatch) return true
    const { doc, selection, tr } = state
    const other = doc.child(target)
    const start = by < 0 ? from - other.nodeSize : from
    const offset = by < 0 ? -other.nodeSize : other.nodeSize
    tr.replaceWith(
      start,
      start + block.nodeSize + other.nodeSize,
      by < 0 ? [block, other] : [other, block],
    )
    const within = (position: number) =>
      Math.min(Math.max(position, from), from + block.nodeSize) + offset
    tr.setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, selection.from + offset)
        : TextSelection.between(
            tr.doc.resolve(within(selection.anchor)),
            tr.doc.resolve(within(selection.head)),
          ),
    )
    dispatch(tr.scrollIntoView())
    return true
  }
}

/** Replaces the selected picture, or an empty block; else adds a picture below the block of the caret. */
export function putPicture(picture: { picture: object; caption?: string }): Command {
  return (state, dispatch) => {
    const { block, kind, from } = blockPlaceOf(state)
    const { tr, schema } = state
    const end = from + block.nodeSize
    const made = (schema.nodes.kept as NodeType).create({ block: picture })
    const start = kind === 'picture' || hasNoWords(block) ? from : end
    tr.replaceWith(start, end, made)
    tr.setSelection(NodeSelection.create(tr.doc, start))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Removes the block of the caret; the only block becomes an empty paragraph. */
export const removeBlock: Command = (state, dispatch) => {
  const { block, count, from } = blockPlaceOf(state)
  const { tr, schema } = state
  const end = from + block.nodeSize
  if (count > 1) tr.delete(from, end)
  else tr.replaceWith(from, end, (schema.nodes.paragraph as NodeType).create())
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)), 1))
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Handles Enter: an empty line ends its list; from a quotation, the caret moves to the author, then to a paragraph. */
export const enter: Command = (state, dispatch) => {
  const { selection, tr, schema } = state
  const { $from, empty } = selection
  const { name } = $from.parent.type
  if (name === 'listItem' && empty && $from.parent.content.size === 0) {
    return setKind('paragraph')(state, dispatch)
  }
  if (name === 'quoteText') {
    const author = $from.after() + 1
    const end = author + (tr.doc.nodeAt($from.after())?.content.size ?? 0)
    tr.setSelection(TextSelection.create(tr.doc, end))
  } else if (name === 'quoteAuthor') {
    const after = $from.after(1)
    tr.insert(after, (schema.nodes.paragraph as NodeType).create())
    tr.setSelection(TextSelection.create(tr.doc, after + 1))
  } else return false
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Handles Backspace at the start: a block becomes a paragraph; from an author, the caret moves to the quotation. */
export const backspace: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  const { name } = $from.parent.type
  if (name === 'quoteAuthor') {
    const { tr } = state
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.before() - 1)).scrollIntoView())
    return true
  }
  const isFirst = $from.depth === 1 || $from.index(1) === 0
  if (name === 'paragraph' || name === 'doc' || !isFirst) return false
  return setKind('paragraph')(state, dispatch)
}

/** Replaces only the part that differs from another version of the article, so that the caret does not move. */
export function replaceDoc(next: DocNode): Command {
  return ({ doc, tr }, dispatch) => {
    const start = doc.content.findDiffStart(next.content)
    const end = doc.content.findDiffEnd(next.content)
    if (start === null || !end) return false
    const overlap = Math.max(0, start - Math.min(end.a, end.b))
    tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    // If `replace` inserted the slice at another depth, replaces the whole document.
    if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content)
    dispatch?.(tr.setMeta('addToHistory', false).setMeta('isFromOutside', true))
    return true
  }
}

/** Closes pasted lists, which otherwise take in the text around the caret; within a list, items join its items. */
export function closeLists(slice: Slice, $at: ResolvedPos): Slice {
  const { content, openStart, openEnd } = slice
  const { firstChild, lastChild } = content
  const isWhole = content.childCount > 1 || (firstChild?.childCount ?? 0) > 1
  if (!isWhole || $at.parent.type.name === 'listItem') return slice
  const isList = (node: DocNode | null) => node?.type.name === 'list'
  return new Slice(content, isList(firstChild) ? 0 : openStart, isList(lastChild) ? 0 : openEnd)
}
