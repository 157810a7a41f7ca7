import { type ClipboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readBox } from '../../borrowed.ts'
import { useTools } from '../../tools.tsx'
import type { LeafView } from '../../view.ts'
import { nameOf } from '../../wire.ts'
import { pieceNodes } from './box-nodes.ts'

/** A text box in which each borrowed value is one object that cannot be edited. */
export function BorrowedBox({
  field,
  describedBy,
}: {
  field: LeafView
  describedBy: string | undefined
}) {
  const { key, id, value, borrowed, control, refusals } = field
  const tools = useTools()
  const box = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  /** The text before a paste that lost its formatting. */
  const [beforePaste, setBeforePaste] = useState<string | null>(null)

  useLayoutEffect(() => {
    // React does not render the contents, because that would break the browser's undo.
    if (box.current && readBox(box.current) !== value) fill(box.current, value, borrowed)
  })

  function insert(text: string) {
    const lines = control === 'line' ? [text.replaceAll(/\s*\n\s*/g, ' ')] : text.split('\n')
    for (const [index, line] of lines.entries()) {
      // Only `execCommand` changes the contents without breaking the browser's undo.
      if (index > 0) document.execCommand('insertLineBreak')
      if (line) document.execCommand('insertText', false, line)
    }
  }
  useEffect(() => {
    const element = box.current
    function beforeInput(event: InputEvent) {
      const { inputType } = event
      if (inputType.startsWith('format')) event.preventDefault()
      if (inputType !== 'insertParagraph' && inputType !== 'insertLineBreak') return
      if (inputType === 'insertLineBreak' && control === 'text') return
      event.preventDefault()
      if (control === 'text') document.execCommand('insertLineBreak')
    }
    // React's `onBeforeInput` is a different event.
    element?.addEventListener('beforeinput', beforeInput)
    return () => element?.removeEventListener('beforeinput', beforeInput)
  }, [control])
  function paste(event: ClipboardEvent) {
    event.preventDefault()
    const { clipboardData, currentTarget } = event
    const before = readBox(currentTarget)
    leaveBorrowed()
    insert(clipboardData.getData('text/plain').replaceAll('\r\n', '\n'))
    setBeforePaste(clipboardData.types.includes('text/html') ? before : null)
  }
  function undoPaste() {
    if (beforePaste !== null) tools.change(key, beforePaste)
    setBeforePaste(null)
    box.current?.focus()
  }

  return (
    <>
      <input type="hidden" name={nameOf('text', key)} value={value} />
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea shows no borrowed values */}
      <div
        ref={box}
        id={`${id}-c`}
        className="text"
        role="textbox"
        tabIndex={0}
        aria-multiline={control === 'text'}
        aria-labelledby={`${id}-l`}
        aria-describedby={describedBy}
        aria-invalid={refusals.length > 0 ? true : undefined}
        contentEditable
        suppressContentEditableWarning
        dir="auto"
        spellCheck
        onInput={({ currentTarget }) => {
          setBeforePaste(null)
          tools.change(key, readBox(currentTarget))
        }}
        onKeyDown={({ key }) => {
          if (!/^(Arrow|Home|End|Page)/.test(key)) leaveBorrowed()
        }}
        onPaste={paste}
        onDrop={(event) => event.preventDefault()}
        onFocus={() => tools.show(key)}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget === undo.current && undo.current) return
          setBeforePaste(null)
          tools.leave(key)
        }}
      />
      <p className="small" role="status">
        {beforePaste !== null && (
          <>
            Collé sans sa mise en forme.{' '}
            <button
              ref={undo}
              type="button"
              className="as-link"
              // Keeps the focus in the text, because a text that loses it is saved at once.
              onPointerDown={(event) => event.preventDefault()}
              onClick={undoPaste}
              onBlur={({ relatedTarget }) => {
                if (relatedTarget === box.current) return
                setBeforePaste(null)
                tools.leave(key)
              }}
            >
              Annuler
            </button>
          </>
        )}
      </p>
    </>
  )
}

/** Moves the caret out of a borrowed value, where Firefox puts it but inserts no text. */
function leaveBorrowed() {
  const selection = getSelection()
  const value = selection?.anchorNode?.parentElement?.closest('[data-borrowed]')
  if (!value || !selection?.isCollapsed) return
  const range = document.createRange()
  if (selection.anchorOffset === 0) range.setStartBefore(value)
  else range.setStartAfter(value)
  selection.collapse(range.startContainer, range.startOffset)
}

function fill(box: HTMLElement, value: string, borrowed: LeafView['borrowed']) {
  box.replaceChildren(
    ...pieceNodes(value, borrowed).map((piece) => {
      if (typeof piece === 'string') return document.createElement('br')
      if ('text' in piece) return document.createTextNode(piece.text)
      const object = document.createElement('span')
      object.className = 'shared'
      object.contentEditable = 'false'
      object.dataset.borrowed = piece.borrowed.name
      object.setAttribute('role', 'img')
      object.setAttribute('aria-label', `${piece.borrowed.text}, valeur fixée`)
      object.textContent = piece.borrowed.text
      return object
    }),
  )
}
