import { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { postBlocks, readPosted } from '#content/collections/plain-blocks.ts'
import type { Borrowed } from '../view.ts'
import { replaceDoc } from './commands.ts'
import { blocksToDoc, type DocNode, docToBlocks } from './doc.ts'
import { type EditorActs, editorKeys } from './editor-keys.ts'
import { editorNodes } from './nodes.ts'
import { ownClipboard } from './own-clipboard.ts'
import { createPasting, type Said } from './pasting.ts'
import { goToBlock, isSameBlock, type Shown, shownBlock } from './shown-block.ts'

export interface EditorProps {
  id: string
  'aria-labelledby': string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  /** Blocks as posted (content/collections/plain-blocks.ts). */
  value: string
  borrowed: readonly Borrowed[]
  /** Whether the text gets the focus when the editor opens. */
  hasFocus: boolean
  onChange(value: string): void
  /** Called with the index of the block that the caret enters. */
  onShow(index: number): void
  onLeave(): void
}

/** Margins in pixels that keep the caret clear of the bars above and below. */
const room = { top: 200, bottom: 110, left: 0, right: 0 }

/**
 * Runs the editor of an article in an element.
 *
 * @param acts what its keys do
 * @param say shows words on a paste; null removes them
 */
export function useEditor(
  props: EditorProps,
  acts: RefObject<EditorActs>,
  say: (said: Said | null) => void,
) {
  const { value, borrowed } = props
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(null)
  const latest = useRef(props)
  /** Last value received from the parent or reported to it. */
  const known = useRef(value)
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    latest.current = props
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for the life of the field
  useEffect(() => {
    if (!host.current) return
    let entered: number | null = null
    const pasting = createPasting(say)
    const wordsOf = (name: string) =>
      latest.current.borrowed.find((each) => each.name === name)?.text
    const made = new Editor({
      element: host.current,
      injectCSS: false,
      enableInputRules: false,
      enablePasteRules: false,
      extensions: [...editorNodes(wordsOf), editorKeys(acts), ownClipboard],
      content: docOf(known.current, latest.current.borrowed),
      editorProps: {
        ...pasting.props,
        scrollMargin: room,
        scrollThreshold: room,
        handleDOMEvents: {
          ...pasting.props.handleDOMEvents,
          'go-to-block': (view, event) =>
            goToBlock(view, Number.parseInt((event as CustomEvent<string>).detail, 10)),
        },
      },
      onFocus: () => {
        entered = null
      },
      onTransaction({ editor: current, transaction }) {
        const place = shownBlock(current)
        setShown((was) => (was && isSameBlock(was, place) ? was : place))
        if (current.isFocused && entered !== place.index) {
          entered = place.index
          latest.current.onShow(place.index)
        }
        if (!transaction.docChanged) return
        const words = pasting.takeWords()
        say(['paste', 'drop'].includes(transaction.getMeta('uiEvent')) ? words : null)
        if (transaction.getMeta('isFromOutside')) return
        known.current = postBlocks(docToBlocks(current.getJSON() as DocNode))
        latest.current.onChange(known.current)
      },
    })
    editor.current = made
    setShown(shownBlock(made))
    if (latest.current.hasFocus) made.view.focus()
    return () => {
      editor.current = null
      made.destroy()
    }
  }, [])

  const names = borrowed.map(({ name }) => name).join()
  const knownNames = useRef(names)
  useEffect(() => {
    const isKnown = value === known.current && names === knownNames.current
    if (isKnown || !editor.current) return
    known.current = value
    knownNames.current = names
    const doc = editor.current.schema.nodeFromJSON(docOf(value, borrowed))
    runIn(editor.current, replaceDoc(doc))
  }, [value, borrowed, names])
  useAttributes(editor, props)

  return {
    host,
    shown,
    run: (command: Command) => runIn(editor.current, command),
    focus: () => editor.current?.view.focus(),
    /** Returns the block at the caret, also right after a command. */
    blockNow: () => editor.current && shownBlock(editor.current),
  }
}

function useAttributes(editor: RefObject<Editor | null>, props: EditorProps) {
  const { id, 'aria-labelledby': labelledBy } = props
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = props
  useEffect(() => {
    editor.current?.view.setProps({
      attributes: {
        id,
        class: 'text article',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        dir: 'auto',
        spellcheck: 'true',
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    })
  }, [editor, id, labelledBy, describedBy, isInvalid])
}

function runIn(editor: Editor | null, command: Command): boolean {
  return editor ? command(editor.view.state, editor.view.dispatch) : false
}

function docOf(value: string, borrowed: readonly Borrowed[]): DocNode {
  const blocks = readPosted(value, [])
  const names = new Set(borrowed.map(({ name }) => name))
  return blocksToDoc(Array.isArray(blocks) ? blocks : [], names)
}
