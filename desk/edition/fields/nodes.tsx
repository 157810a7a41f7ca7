import type { ComponentType, ReactNode } from 'react'
import type { NodeView } from '../view.ts'
import { BlocksField } from './blocks/blocks-field.tsx'
import { GroupField } from './group/group-field.tsx'
import { LeafField } from './leaf/leaf-field.tsx'
import { ListField } from './list/list-field.tsx'
import { PictureField } from './picture/picture-field.tsx'

interface FieldProps<View> {
  node: View
  renderNodes: (nodes: readonly NodeView[]) => ReactNode
}

type Components = {
  [Kind in NodeView['kind']]: ComponentType<FieldProps<Extract<NodeView, { kind: Kind }>>>
}

/** The component of each kind of field. */
const components: Components = {
  leaf: LeafField,
  group: GroupField,
  list: ListField,
  blocks: BlocksField,
  picture: PictureField,
}

export function Nodes({ nodes }: { nodes: readonly NodeView[] }) {
  return nodes.map((node) => {
    const Field = components[node.kind] as ComponentType<FieldProps<NodeView>>
    return <Field key={'key' in node ? node.key : node.id} node={node} renderNodes={renderNodes} />
  })
}

const renderNodes = (nodes: readonly NodeView[]) => <Nodes nodes={nodes} />
