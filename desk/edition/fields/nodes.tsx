import { ChangeMark } from '../marks.tsx'
import type { GroupView, NodeView } from '../view.ts'
import { BlocksField } from './blocks-field.tsx'
import { Field, FieldAfter, FieldHead } from './field.tsx'
import { List } from './list.tsx'
import { PictureField } from './picture-field.tsx'

export function Nodes({ nodes }: { nodes: readonly NodeView[] }) {
  return nodes.map((node) => <Node key={node.node === 'group' ? node.id : node.key} node={node} />)
}

function Node({ node }: { node: NodeView }) {
  switch (node.node) {
    case 'field':
      return <Field node={node} />
    case 'group':
      return <Group group={node} />
    case 'list':
      return <List list={node} renderNodes={(nodes) => <Nodes nodes={nodes} />} />
    case 'blocks':
      return <BlocksField node={node} />
    case 'picture':
      return <PictureField node={node} />
  }
}

/** Renders amounts in a row, with their notes below. */
function Group({ group: { id, label, nodes } }: { group: GroupView }) {
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
        <div className="nodes">
          <Nodes nodes={nodes} />
        </div>
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
