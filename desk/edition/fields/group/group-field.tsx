import type { ReactNode } from 'react'
import { ChangeMark } from '../../marks.tsx'
import type { GroupView, NodeView } from '../../view.ts'
import { FieldAfter, FieldHead, rowOf } from '../leaf/leaf-field.tsx'

/** Renders amounts in a row, with their notes below. */
export function GroupField({
  node: { id, label, nodes },
  renderNodes,
}: {
  node: GroupView
  renderNodes: (nodes: readonly NodeView[]) => ReactNode
}) {
  const fields = rowOf(nodes)
  if (!fields) {
    return (
      <fieldset className="group-of" id={id}>
        <legend>
          <bdi>{label}</bdi>
        </legend>
        <div className="nodes">{renderNodes(nodes)}</div>
      </fieldset>
    )
  }
  const states = new Set(fields.map(({ state }) => state).filter((state) => state !== null))
  return (
    <fieldset className="group-of" id={id}>
      <legend>
        <span className="field-head">
          <bdi>{label}</bdi>
          {[...states].map((state) => (
            <ChangeMark key={state} state={state} />
          ))}
        </span>
      </legend>
      <div className="pair">
        {fields.map((field) => (
          <FieldHead key={field.key} node={field} />
        ))}
      </div>
      {fields.map((field) => (
        <FieldAfter key={field.key} node={field} isShared />
      ))}
    </fieldset>
  )
}
