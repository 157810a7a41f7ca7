import './editor.css'
import { Editor } from '@tiptap/core'
import { closeHistory, undo } from '@tiptap/pm/history'
import { DOMParser as ModelParser } from '@tiptap/pm/model'
import { type Command, Selection } from '@tiptap/pm/state'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { postBlocks, readPosted } from '#content/collections/plain-blocks.ts'
import type { Borrowed } from '../view.ts'
import {
  blockPlaceOf,
  closeLists,
  hasNoWords,
  moveBlock,
  putPicture,
  removeBlock,
  replaceDoc,
  setKind,
} from './commands.ts'
import { blocksToDoc, type DocNode, docToBlocks } from './doc.ts'
import { editorKeys } from './editor-keys.ts'
import type { BlockKind } from './kinds.ts'
import { LinkForm } from './link-form.tsx'
import { editorNodes } from './nodes.ts'
import { isOwn, ownClipboard } from './own-clipboard.ts'
import { cleanPaste } from './paste.ts'
import { pastedHtml, wordsIn } from './paste-blocks.ts'
import { googleNotes, googleSlice } from './paste-left-out.ts'
import { lostWords, pictureWay } from './paste-lost.ts'
import { cleanPlain, isFlat, suspectWords } from './paste-plain.ts'
import { type PictureBlock, PictureForm } from './picture-form.tsx'
import { type Shown, Toolbar } from './toolbar.tsx'

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

interface Said {
  words: string
  canUndo?: boolean
}

/** Margins in pixels that keep the caret clear of the bars above and below. */
const room = { top: 200, bottom: 110, left: 0, right: 0 }

export function ArticleEditor(props: EditorProps) {
  const { value, borrowed, onLeave } = props
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(null)
  const latest = useRef(props)
  /** Last value received from the parent or reported to it. */
  const known = useRef(value)
  const [shown, setShown] = useState<Shown | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)

  const run = (command: Command) => runIn(editor.current, command)
  const focus = () => editor.current?.view.focus()

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
    if (!editor.current) return
    const { index, count, label } = shownBlock(editor.current)
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

  const acts = useRef({ choose, move })
  useEffect(() => {
    latest.current = props
    acts.current = { choose, move }
  })

  useEffect(() => {
    if (!host.current) return
    let pasted: Said | null = null
    let unseenNotes = 0
    let entered: number | null = null
    /** Says how to put a picture when files alone come; text beside them is pasted. */
    function sayFiles(data: DataTransfer | null): boolean {
      const hasFiles = data !== null && data.files.length > 0
      const isFile = hasFiles && !tidyText(data.getData('text/html') || data.getData('text/plain'))
      if (isFile) setSaid({ words: `Un fichier ne se colle pas dans le texte. ${pictureWay}` })
      return isFile
    }
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
        scrollMargin: room,
        scrollThreshold: room,
        handlePaste(view, { clipboardData }) {
          // Undo then reverts the paste alone.
          view.dispatch(closeHistory(view.state.tr))
          return sayFiles(clipboardData)
        },
        handleDrop(view, event) {
          view.dispatch(closeHistory(view.state.tr))
          const isFile = sayFiles(event.dataTransfer)
          if (isFile) event.preventDefault()
          return isFile
        },
        clipboardTextParser(text, _context, _plain, view) {
          const { blocks, lost } = cleanPlain(text)
          const isJoined = /\S[^\S\n]*\r?\n[^\S\n]*\S/.test(text)
          const words = isJoined
            ? 'Collé\u00a0: les lignes d’un même paragraphe sont réunies.'
            : 'Collé.'
          pasted = { words: words + lostWords(lost) + suspectWords(text), canUndo: true }
          const { body } = new DOMParser().parseFromString(pastedHtml(blocks), 'text/html')
          return ModelParser.fromSchema(view.state.schema).parseSlice(body)
        },
        transformPasted: (slice, view) => closeLists(slice, view.state.selection.$from),
        transformPastedHTML(html) {
          // Copied from an article editor, so the HTML has the nodes of this editor.
          if (isOwn(html)) return html
          const { body } = new DOMParser().parseFromString(html, 'text/html')
          const { blocks, lost } = cleanPaste(body, location.origin)
          lost.notes = Math.max(lost.notes, unseenNotes)
          const words = `Collé sans sa mise en forme.${lostWords(lost)}`
          const suspects = isFlat(html) ? suspectWords(blocks.map(wordsIn).join('\n')) : ''
          pasted = { words: words + suspects, canUndo: true }
          return pastedHtml(blocks)
        },
        handleDOMEvents: {
          paste(_, { clipboardData }) {
            unseenNotes = googleNotes(clipboardData?.getData(googleSlice) ?? '')
          },
          drop(_, { dataTransfer }) {
            unseenNotes = googleNotes(dataTransfer?.getData(googleSlice) ?? '')
          },
          'go-to-block': (view, event) => {
            const index = Number.parseInt((event as CustomEvent<string>).detail, 10)
            const { doc, tr } = view.state
            if (!doc.maybeChild(index)) return false
            const start = doc.children
              .slice(0, index)
              .reduce((sum, { nodeSize }) => sum + nodeSize, 0)
            view.dispatch(tr.setSelection(Selection.near(doc.resolve(start))).scrollIntoView())
            return true
          },
        },
      },
      onFocus: () => {
        entered = null
      },
      onTransaction({ editor: current, transaction }) {
        const place = shownBlock(current)
        setShown((was) => (was && isSame(was, place) ? was : place))
        if (current.isFocused && entered !== place.index) {
          entered = place.index
          latest.current.onShow(place.index)
        }
        if (!transaction.docChanged) return
        setSaid(['paste', 'drop'].includes(transaction.getMeta('uiEvent')) ? pasted : null)
        pasted = null
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
  }, [id, labelledBy, describedBy, isInvalid])

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the label
    <div className="editor" role="group" aria-labelledby={labelledBy} onBlur={leave}>
      <div className="editor-tools">
        {shown && (
          <Toolbar
            shown={shown}
            controls={id}
            open={open}
            onChoose={choose}
            onMove={move}
            onRemove={remove}
          />
        )}
        {open === 'picture' && shown && (
          <PictureForm
            key={shown.index}
            id={`${id}-image`}
            block={shown.picture}
            onPut={put}
            onClose={() => {
              setOpen(null)
              focus()
            }}
          />
        )}
        {open === 'link' && shown && (
          <LinkForm
            key={shown.to}
            id={`${id}-lien`}
            to={shown.to}
            isLink={shown.kind === 'link'}
            onLink={link}
            onUnlink={unlink}
            onClose={() => {
              setOpen(null)
              focus()
            }}
          />
        )}
        <p className="small editor-said" role="status">
          {said && (
            <span key={said.words}>
              {said.words}{' '}
              {said.canUndo && (
                <button type="button" className="as-link" onClick={undoLast}>
                  Annuler
                </button>
              )}
            </span>
          )}
        </p>
      </div>
      <div ref={host} />
    </div>
  )
}

function runIn(editor: Editor | null, command: Command): boolean {
  return editor ? command(editor.view.state, editor.view.dispatch) : false
}

function docOf(value: string, borrowed: readonly Borrowed[]): DocNode {
  const blocks = readPosted(value, [])
  const names = new Set(borrowed.map(({ name }) => name))
  return blocksToDoc(Array.isArray(blocks) ? blocks : [], names)
}

function shownBlock({ state }: Editor): Shown {
  const { index, count, kind, label, block } = blockPlaceOf(state)
  const to = kind === 'link' ? String(block.attrs.to) : ''
  const picture = kind === 'picture' ? (block.attrs.block as PictureBlock) : null
  return { index, count, kind, label, to, picture }
}

const isSame = (a: Shown, b: Shown) =>
  a.index === b.index &&
  a.count === b.count &&
  a.kind === b.kind &&
  a.to === b.to &&
  a.picture === b.picture

const rankWords = (rank: number) => (rank === 1 ? '1er' : `${rank}e`)

/** Browsers put a copied picture on the clipboard as an `<img>` beside the file. */
const tidyText = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim()
