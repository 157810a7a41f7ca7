import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { EditorProps } from '../../editor/use-editor.ts'
import { Act, useShown, useTools } from '../../tools.tsx'
import type { BlocksView } from '../../view.ts'
import { nameOf } from '../../wire.ts'
import { FieldLabel, FieldMarks, LeaveOutOrTake, Refusals } from '../field-parts.tsx'
import { KeepThird, TwoVersions } from '../two-versions.tsx'
import { differentPart, plainOf, withMark } from './blocks-text.ts'

/** The text of an article: an editor once its script is loaded, plain text until then. */
export function BlocksField({ node }: { node: BlocksView }) {
  const tools = useTools()
  const field = useShown(node)
  const { key, id, label, value, borrowed, state, refusals, seen, theirs } = field
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const wasIn = useRef(false)

  useEffect(() => {
    let isGone = false
    async function load() {
      const { ArticleEditor } = await import('../../editor/editor.tsx')
      if (isGone) return
      wasIn.current = document.activeElement === textarea.current
      setEditor(() => ArticleEditor)
    }
    // If the script fails to load, the plain text can still be edited.
    load().catch(() => {})
    return () => {
      isGone = true
    }
  }, [])

  const describedBy = [!Editor && `${id}-n`, refusals.length > 0 && `${id}-r`]
    .filter(Boolean)
    .join(' ')
  const shared = {
    id: `${id}-c`,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': refusals.length > 0 ? (true as const) : undefined,
  }
  return (
    <div className={`field is-blocks${theirs ? ' is-open' : ''}`} id={id}>
      {(theirs || state === 'versions') && <TwoVersions field={field} wordsOf={differentPart} />}
      <input type="hidden" name={nameOf('seen', key)} value={seen} />
      <div className="field-head">
        <FieldLabel id={id} label={label} isBox={Editor !== null} />
        <FieldMarks fieldKey={key} state={state} />
      </div>
      {/* Above the text, which may be long. */}
      <Refusals id={id} refusals={refusals} />
      {Editor ? (
        <>
          <input type="hidden" name={nameOf('text', key)} value={value} />
          <Editor
            {...shared}
            aria-labelledby={`${id}-l`}
            value={withMark(value, node.value)}
            borrowed={borrowed}
            hasFocus={wasIn.current}
            onChange={(next) => tools.change(key, next)}
            onShow={(index) => tools.show(`${key}.${index}`)}
            onLeave={() => tools.leave(key)}
          />
        </>
      ) : (
        <>
          <textarea
            {...shared}
            ref={textarea}
            name={nameOf('text', key)}
            dir="auto"
            rows={12}
            value={plainOf(value)}
            onChange={({ target }) => tools.change(key, target.value)}
            onFocus={() => tools.show(key)}
            onBlur={() => tools.leave(key)}
          />
          <PlainHelp id={`${id}-n`} />
        </>
      )}
      <KeepThird field={field} />
      <After field={field} />
    </div>
  )
}

function PlainHelp({ id }: { id: string }) {
  return (
    <p className="hint" id={id}>
      <span className="long">
        Une ligne vide sépare deux blocs. Une ligne qui commence par <code># </code> est un titre,
        par <code>- </code> une ligne de liste, par <code>{'> '}</code> une citation, par{' '}
        <code>{'> — '}</code> son auteur. Un lien s’écrit <code>[mots](/adresse)</code>.
      </span>
    </p>
  )
}

/** Buttons that restore the text online or leave the change out. */
function After({ field }: { field: BlocksView }) {
  const { label, value, onlineValue, state, theirs } = field
  const canRevert = onlineValue !== '' && onlineValue !== value && !theirs && state !== 'versions'
  return (
    <>
      {canRevert && (
        <p className="was">
          <Act
            to="reprise"
            on={field}
            className="as-link"
            aria-label={`Reprendre le texte en ligne, ${label}`}
          >
            Reprendre le texte en ligne
          </Act>
        </p>
      )}
      <LeaveOutOrTake field={field} />
    </>
  )
}
