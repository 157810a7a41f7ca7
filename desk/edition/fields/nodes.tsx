import type { NodeView } from '../view.ts'
import { BlocksField } from './blocks/blocks-field.tsx'
import { GroupField } from './group/group-field.tsx'
import { LeafField } from './leaf/leaf-field.tsx'
import { ListField } from './list/list-field.tsx'
import { PictureField } from './picture/picture-field.tsx'

export function Nodes({ nodes }: { nodes: readonly NodeView[] }) {
  return nodes.map((node) => <Node key={node.node === 'group' ? node.id : node.key} node={node} />)
}

const renderNodes = (nodes: readonly NodeView[]) => <Nodes nodes={nodes} />

function Node({ node }: { node: NodeView }) {
  switch (node.node) {
    case 'field':
      return <LeafField node={node} />
    case 'group':
      return <GroupField node={node} renderNodes={renderNodes} />
    case 'list':
      return <ListField node={node} renderNodes={renderNodes} />
    case 'blocks':
      return <BlocksField node={node} />
    case 'picture':
      return <PictureField node={node} />
  }
}
