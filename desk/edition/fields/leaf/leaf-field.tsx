import { shownText } from '../../borrowed.ts'
import { Pieces } from '../../marks.tsx'
import { Act, useShown, useTools } from '../../tools.tsx'
import type { LeafView, NodeView } from '../../view.ts'
import { nameOf } from '../../wire.ts'
import { FieldLabel, FieldMarks, LeaveOutOrTake, Question, Refusals } from '../field-parts.tsx'
import { SharedText } from '../shared-text.tsx'
import { KeepThird, TwoVersions } from '../two-versions.tsx'
import { Control } from './control.tsx'

export function LeafField({ node }: { node: LeafView }) {
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

function Fixed({ field: { id, label, value, borrowed, notes } }: { field: LeafView }) {
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

/** Returns fields as a row if all are amounts without a conflict; undefined otherwise. */
export function rowOf(nodes: readonly NodeView[]): LeafView[] | undefined {
  const row = nodes.filter(
    (node) => node.kind === 'leaf' && node.control === 'amount' && !node.fixed && !node.theirs,
  ) as LeafView[]
  return row.length === nodes.length ? row : undefined
}

export function FieldHead({ node, isInner }: { node: LeafView; isInner?: boolean }) {
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
      <input type="hidden" name={nameOf('seen', key)} value={field.seen} />
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
            <FieldLabel id={id} label={label} isBox={isBox} />
            {marks}
          </div>
          {shown}
        </>
      )}
      {(isExplained(field) || isCounted(field)) && <Notes field={field} />}
    </div>
  )
}

/** Whether the length is shown; limits of 10 000 or more are only technical. */
const isCounted = ({ isText, value, most }: LeafView) =>
  isText && value !== '' && most > 0 && most < 10_000

const isExplained = ({ borrowed, notes, hints }: LeafView) =>
  [borrowed, notes, hints].some(({ length }) => length > 0)

function Notes({ field }: { field: LeafView }) {
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

/** « Reprendre ce prix ». */
function backWords({ isText, unit }: LeafView): string {
  if (isText) return 'Reprendre ce texte'
  return unit ? 'Reprendre ce prix' : 'Reprendre cette valeur'
}

export function FieldAfter({ node, isShared }: { node: LeafView; isShared?: boolean }) {
  const field = useShown(node)
  const { id, label, refusals, question, online, state } = field
  const before = online.filter(({ kind }) => kind !== 'after')
  return (
    <>
      <Refusals id={id} refusals={refusals} />
      {question && (
        <Question id={id} question={question}>
          <Answers field={field} question={question} />
        </Question>
      )}
      {online.length > 0 && !field.theirs && state !== 'versions' && (
        <p className="was">
          <span className="muted">{`${isShared ? `${label}, en ligne` : 'En ligne'}\u00a0:`}</span>{' '}
          {before.length > 0 ? <Pieces pieces={before} /> : <span className="muted">vide</span>}{' '}
          <Act
            to="reprise"
            on={field}
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

function Answers({
  field,
  question: { safe, keep },
}: {
  field: LeafView
  question: NonNullable<LeafView['question']>
}) {
  const { key, onlineValue } = field
  const tools = useTools()
  return (
    <>
      {safe.value === onlineValue ? (
        <Act to="reprise" on={field} className="button main-button">
          {safe.label}
        </Act>
      ) : (
        <button
          type="submit"
          name={nameOf('text', key)}
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
      <Act to="confirmation" on={field}>
        {keep}
      </Act>
    </>
  )
}
