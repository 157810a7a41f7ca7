import { type ReactNode, useState } from 'react'
import { ChangeMark } from '../marks.tsx'
import { isUnsaved } from '../saving.ts'
import { Act, useTools } from '../tools.tsx'
import type { LeafView } from '../view.ts'
import { nameOf } from '../wire.ts'

/** @param isBox whether the field is no form control, which no `<label>` can name */
export function FieldLabel({ id, label, isBox }: { id: string; label: string; isBox: boolean }) {
  return isBox ? (
    <b id={`${id}-l`}>
      <bdi>{label}</bdi>
    </b>
  ) : (
    <label id={`${id}-l`} htmlFor={`${id}-c`}>
      <bdi>{label}</bdi>
    </label>
  )
}

/** @param children buttons that answer the question */
export function Question({
  id,
  question: { words, why },
  children,
}: {
  id: string
  question: { words: string; why: string }
  children: ReactNode
}) {
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
      <div className="actions">{children}</div>
    </div>
  )
}

export function FieldMarks({ fieldKey, state }: { fieldKey: string; state: LeafView['state'] }) {
  const { trouble, saving } = useTools()
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
    </>
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

export function LeaveOutOrTake({
  field,
}: {
  field: Pick<LeafView, 'key' | 'seen' | 'label' | 'state' | 'aside'>
}) {
  const { key, state, aside } = field
  if (!aside) return state === 'ready' ? <LeaveOut field={field} /> : null
  return (
    <p className="was">
      <bdi>{aside}</bdi>.{' '}
      <Act to="inclusion" on={{ key }} className="as-link">
        Publier avec le reste
      </Act>
    </p>
  )
}

/** Leaves the change out, by scripts; without them, the review does. */
function LeaveOut({ field: { key, label } }: { field: Pick<LeafView, 'key' | 'seen' | 'label'> }) {
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
      <Act to="mise-de-cote" on={{ key }} fields={{ [nameOf('reason', key)]: reason }}>
        Laisser de côté
      </Act>
    </details>
  )
}
