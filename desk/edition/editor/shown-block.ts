import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { blockPlaceOf } from './commands.ts'
import type { PictureBlock } from './picture-form.tsx'

export type Shown = ReturnType<typeof shownBlock>

export function shownBlock({ state }: Editor) {
  const { index, count, kind, label, block } = blockPlaceOf(state)
  const to = kind === 'link' ? String(block.attrs.to) : ''
  const picture = kind === 'picture' ? (block.attrs.block as PictureBlock) : null
  return { index, count, kind, label, to, picture }
}

export const isSameBlock = (a: Shown, b: Shown) =>
  a.index === b.index &&
  a.count === b.count &&
  a.kind === b.kind &&
  a.to === b.to &&
  a.picture === b.picture

/** Puts the caret into a block; false if the article has no such block. */
export function goToBlock(view: EditorView, index: number): boolean {
  const { doc, tr } = view.state
  if (!doc.maybeChild(index)) return false
  const start = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(start))).scrollIntoView())
  return true
}
