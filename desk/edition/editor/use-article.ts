import { undo } from '@tiptap/pm/history'
import { useEffect, useRef, useState } from 'react'
import { rankWords } from '../fields/standing.ts'
import {
  blockPlaceOf,
  hasNoWords,
  moveBlock,
  putPicture,
  removeBlock,
  setKind,
} from './commands.ts'
import type { EditorActs } from './editor-keys.ts'
import type { BlockKind } from './kinds.ts'
import type { Said } from './pasting.ts'
import type { PictureBlock } from './picture-form.tsx'
import { type EditorProps, useEditor } from './use-editor.ts'

/** Acts of an article's tools on its blocks, and the words on each act. */
export function useArticle(props: EditorProps) {
  const [said, setSaid] = useState<Said | null>(null)
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const acts = useRef<EditorActs>({ choose: () => {}, move: () => {} })
  const { host, shown, run, focus, blockNow } = useEditor(props, acts, setSaid)
  useEffect(() => {
    acts.current = { choose, move }
  })

  function choose(kind: BlockKind) {
    if (kind === 'link' || kind === 'picture') {
      return setOpen((was) => (was === kind ? null : kind))
    }
    setOpen(null)
    run(setKind(shown?.kind === kind ? 'paragraph' : kind))
    focus()
  }

  function move(by: -1 | 1) {
    const isMoved = run(moveBlock(by))
    const block = blockNow()
    if (!block) return
    const { index, count, label } = block
    const end = by < 0 ? 'C’est déjà le premier bloc.' : 'C’est déjà le dernier bloc.'
    setSaid({ words: isMoved ? `${label}\u00a0: ${rankWords(index + 1)} bloc sur ${count}.` : end })
  }

  function remove() {
    if (!run(removeBlock)) return
    setSaid({ words: `${shown?.label ?? 'Bloc'}\u00a0: bloc retiré.`, canUndo: true })
    focus()
  }

  function link(to: string) {
    // A link without text gets its path as text.
    run((state, dispatch) => {
      if (!hasNoWords(blockPlaceOf(state).block)) return false
      dispatch?.(state.tr.insertText(to))
      return true
    })
    const isLinked = run(setKind('link', to))
    setOpen(null)
    if (isLinked) setSaid({ words: `Ce bloc mène à ${to}.` })
    focus()
  }

  function unlink() {
    run(setKind('paragraph'))
    setOpen(null)
    focus()
  }

  function put(picture: PictureBlock) {
    run(putPicture(picture))
    setOpen(null)
    setSaid({ words: 'Image mise dans l’article.', canUndo: true })
    focus()
  }

  function undoLast() {
    run(undo)
    setSaid({ words: 'Annulé.' })
    focus()
  }

  function close() {
    setOpen(null)
    focus()
  }

  return { host, shown, said, open, choose, move, remove, link, unlink, put, undoLast, close }
}
