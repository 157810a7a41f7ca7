import { useState } from 'react'
import { shownText } from '../borrowed.ts'
import { ChangeMark, Pieces, Presence } from '../marks.tsx'
import { isUnsaved } from '../saving.ts'
import { Act, useShown, useTools } from '../tools.tsx'
import type { FieldView } from '../view.ts'
import { Control } from './control.tsx'
import { SharedText } from './shared-text.tsx'
import { KeepThird, TwoVersions } from './two-versions.tsx'

export function Field({ node }: { node: FieldView }) {
  const field = useShown(node)
  if (field.fixed) return <Fixed field={field} />
  if (field.theirs || field.state === 'versions') {
    return (
      <div className="field is-open" id={field.id}>
        <TwoVersions field={field} />
        <FieldHead node={node} isInner />
        <KeepThird field={field} />
        <FieldAfter node={node} />
      </div>
    )
  }
  return (
    <div className={`field is-${field.control}`} id={field.id}>
      <FieldHead node={node} isInner />
      <FieldAfter node={node} />
    </div>
  )
}

function Fixed({ field: { id, label, value, borrowed, notes } }: { field: FieldView }) {
  return (
    <div className="fixed" id={id}>
      <b>
        <bdi>{label}</bdi>
      </b>
      <span>
        <SharedText value={value} borrowed={borrowed} />
      </span>
      <small className="muted">
        {notes.length > 0 ? notes.join(' ') : 'Fixé\u00a0: ne se change que dans le code.'}
      </small>
    </div>
  )
}

export function FieldHead({ node, isInner }: { node: FieldView; isInner?: boolean }) {
  const tools = useTools()
  const field = useShown(node)
  const { key, id, label, control, state, refusals, question } = field
  const isBox = tools.isLive && field.borrowed.length > 0
  const described = [
    isExplained(field) && `${id}-n`,
    refusals.length > 0 && `${id}-r`,
    question && `${id}-q`,
  ]
  // A field in a row shows no state: the row shows the states of all its fields.
  const marks = <FieldMarks fieldKey={key} state={isInner ? state : null} />
  const describedBy = described.filter(Boolean).join(' ') || undefined
  const shown = <Control field={field} describedBy={describedBy} />
  return (
    <div className={isInner ? 'field-top' : 'field-top in-row'} id={isInner ? undefined : id}>
      <input type="hidden" name={`s|${key}`} value={field.seen} />
      {control === 'tick' ? (
        <div className="field-head">
          <label className="tick" htmlFor={`${id}-c`}>
            {shown}
            <bdi>{label}</bdi>
          </label>
          {marks}
        </div>
      ) : (
        <>
          <div className="field-head">
            {isBox ? (
              <b id={`${id}-l`}>
                <bdi>{label}</bdi>
              </b>
            ) : (
              <label id={`${id}-l`} htmlFor={`${id}-c`}>
                <bdi>{label}</bdi>
              </label>
            )}
            {marks}
          </div>
          {shown}
        </>
      )}
      {(isExplained(field) || isCounted(field)) && <Notes field={field} />}
    </div>
  )
}

export function FieldMarks({ fieldKey, state }: { fieldKey: string; state: FieldView['state'] }) {
  const { trouble, saving, writers } = useTools()
  const own = writers.filter(({ key }) => key === fieldKey)
  return (
    <>
      {trouble !== null && isUnsaved(saving, fieldKey) ? (
        <span className="state is-kept">
          {/* A text that is too long may not fit into the device's storage. */}
          {trouble.kind === 'size' ? 'Pas enregistré' : 'Sur cet appareil seulement'}
        </span>
      ) : (
        state && <ChangeMark state={state} />
      )}
      <Presence people={own.map(({ words }) => words)} />
    </>
  )
}

/** Whether the length is shown; limits of 10 000 or more are only technical. */
const isCounted = ({ control, value, most }: FieldView) =>
  (control === 'line' || control === 'text') && value !== '' && most > 0 && most < 10_000

const isExplained = ({ borrowed, notes, hints }: FieldView) =>
  [borrowed, notes, hints].some(({ length }) => length > 0)

function Notes({ field }: { field: FieldView }) {
  const { id, value, borrowed, notes, hints, most } = field
  const { isLive } = useTools()
  const length = shownText(value, borrowed).length
  const over = length - most
  return (
    <div className="hint">
      {/* Does not contain the length, because screen readers would read a changed description at each key. */}
      <span className="long" id={`${id}-n`}>
        {borrowed.map(({ name, text, pages }) => (
          <span key={name}>
            {/* Without scripts, the field contains the name of the value. */}
            {!isLive && `{{${name}}}\u00a0: `}
            <span className="shared">
              <bdi>{text}</bdi>
            </span>
            {` est fixé${pages > 1 ? `, et sert à ${pages} pages` : ''}. `}
          </span>
        ))}
        {[...notes, ...hints].map((words) => (
          <span key={words}>
            <bdi>{words}</bdi>{' '}
          </span>
        ))}
      </span>
      {isCounted(field) && (
        <span className={over > 0 ? 'over' : undefined}>
          {over > 0 ? `${length} sur ${most}\u00a0: ${over} de trop` : `${length} sur ${most}`}
        </span>
      )}
    </div>
  )
}

export function Refusals({ id, refusals }: { id: string; refusals: readonly string[] }) {
  if (refusals.length === 0) return null
  return (
    <div id={`${id}-r`} role="status">
      {refusals.map((words) => (
        <p key={words} className="refused">
          <bdi>{words}</bdi>
        </p>
      ))}
    </div>
  )
}

/** « Reprendre ce prix ». */
function backWords({ control, unit }: FieldView): string {
  if (control === 'line' || control === 'text') return 'Reprendre ce texte'
  return unit ? 'Reprendre ce prix' : 'Reprendre cette valeur'
}

export function FieldAfter({ node, isShared }: { node: FieldView; isShared?: boolean }) {
  const field = useShown(node)
  const { id, key, label, refusals, question, online, state, seen } = field
  const own = { [`s|${key}`]: seen }
  const before = online.filter(({ kind }) => kind !== 'after')
  return (
    <>
      <Refusals id={id} refusals={refusals} />
      {question && <Question field={field} question={question} />}
      {online.length > 0 && !field.theirs && state !== 'versions' && (
        <p className="was">
          <span className="muted">{`${isShared ? `${label}, en ligne` : 'En ligne'}\u00a0:`}</span>{' '}
          {before.length > 0 ? <Pieces pieces={before} /> : <span className="muted">vide</span>}{' '}
          <Act
            act={`reprendre:${key}`}
            fields={own}
            className="as-link"
            aria-label={`${backWords(field)}, ${label}`}
          >
            {backWords(field)}
          </Act>
        </p>
      )}
      <LeaveOutOrTake field={field} />
    </>
  )
}

function Question({
  field,
  question: { words, why, safe, keep },
}: {
  field: FieldView
  question: NonNullable<FieldView['question']>
}) {
  const { id, key, seen, onlineValue } = field
  const tools = useTools()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the question
    <div className="ask" role="group" aria-labelledby={`${id}-q`}>
      <p className="asked" id={`${id}-q`} role="status">
        <bdi>{words}</bdi>
      </p>
      {why && (
        <p className="small">
          <bdi>{why}</bdi>
        </p>
      )}
      <div className="actions">
        {safe.value === onlineValue ? (
          <Act
            act={`reprendre:${key}`}
            fields={{ [`s|${key}`]: seen }}
            className="button main-button"
          >
            {safe.label}
          </Act>
        ) : (
          <button
            type="submit"
            name={`f|${key}`}
            value={safe.value}
            className="button main-button"
            onClick={(event) => {
              if (!tools.isLive) return
              event.preventDefault()
              tools.set(key, safe.value)
            }}
          >
            {safe.label}
          </button>
        )}
        <Act act={`garder:${key}`} fields={{ [`s|${key}`]: seen }}>
          {keep}
        </Act>
      </div>
    </div>
  )
}

export function LeaveOutOrTake({
  field,
}: {
  field: Pick<FieldView, 'key' | 'seen' | 'label' | 'state' | 'aside'>
}) {
  const { key, seen, state, aside } = field
  if (!aside) return state === 'ready' ? <LeaveOut field={field} /> : null
  return (
    <p className="was">
      <bdi>{aside}</bdi>.{' '}
      <Act act={`inclure:${key}`} fields={{ [`s|${key}`]: seen }} className="as-link">
        Publier avec le reste
      </Act>
    </p>
  )
}

/** Leaves the change out; needs scripts, because the reasons of all fields would have one name in the form. */
function LeaveOut({
  field: { key, seen, label },
}: {
  field: Pick<FieldView, 'key' | 'seen' | 'label'>
}) {
  const { isLive } = useTools()
  const [reason, setReason] = useState('')
  if (!isLive) return null
  return (
    <details className="leave">
      <summary>
        Laisser de côté<span className="visually-hidden">{`, ${label}`}</span>
      </summary>
      <p className="small">
        Ce changement ne sera pas publié avant que quelqu’un de l’équipe le coche à la relecture, ou
        choisisse ici «{'\u00a0'}Publier avec le reste{'\u00a0'}». Votre nom et votre raison
        s’affichent aux deux endroits.
      </p>
      <label>
        Pourquoi, pour l’équipe (facultatif)
        <input
          dir="auto"
          value={reason}
          maxLength={200}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <Act act={`laisser:${key}`} fields={{ raison: reason, [`s|${key}`]: seen }}>
        Laisser de côté
      </Act>
    </details>
  )
}
