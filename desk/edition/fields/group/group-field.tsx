import type { ReactNode } from 'react'
import { ChangeMark } from '../../marks.tsx'
import type { GroupView, NodeView } from '../../view.ts'
import { FieldAfter, FieldHead } from '../leaf/leaf-field.tsx'

/** Renders amounts in a row, with their notes below. */
export function GroupField({
  node: { id, label, nodes },
  renderNodes,
}: {
  node: GroupView
  renderNodes: (nodes: readonly NodeView[]) => ReactNode
}) {
  const fields = nodes.filter((node) => node.node === 'field')
  const isRow =
    fields.length === nodes.length &&
    fields.every(({ control, fixed, theirs }) => control === 'amount' && !fixed && !theirs)
  const states = new Set(fields.map(({ state }) => state).filter((state) => state !== null))
  if (!isRow) {
    return (
      <fieldset className="group-of" id={id}>
        <legend>
          <bdi>{label}</bdi>
        </legend>
        <div className="nodes">{renderNodes(nodes)}</div>
      </fieldset>
    )
  }
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
