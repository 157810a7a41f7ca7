import { joinPath, valueAt } from '#content/documents/paths.ts'
import type { GroupView, NodeView } from '../../view.ts'
import type { GroupNode } from '../field-node.ts'
import { container, type FieldKind } from '../kind.ts'
import { itemLabel, titleOf } from '../schema.ts'

export const groupView = (id: string, label: string, nodes: NodeView[]): GroupView => ({
  kind: 'group',
  ...{ id, label, nodes },
})

/** Keys set by the position in the list or at the creation of the entry, never by a person. */
const hidden = ['order', 'sample', 'replaces']

export const group: FieldKind<GroupNode, GroupView> = {
  ...container,
  nodeOf({ shown, value, path, label, isOfPacks }, inner) {
    const { type, entries = {}, items = [] } = shown
    if (type === 'strict_object') {
      const nodes = Object.entries(entries)
        .filter(([key]) => !hidden.includes(key) && !(key === 'href' && /\.phone$/.test(path)))
        .map(([key, schema]) =>
          inner({
            ...{ schema, value: valueAt(value, key) },
            ...{ path: joinPath(path, key), label: titleOf(schema) },
          }),
        )
      return { kind: 'group', path, label, nodes }
    }
    if (type !== 'strict_tuple') return undefined
    const nodes = items.map((schema, index) =>
      inner({
        ...{ schema, value: valueAt(value, String(index)) },
        path: joinPath(path, index),
        label: itemLabel(titleOf(schema), index, shown, isOfPacks),
      }),
    )
    return { kind: 'group', path, label, nodes }
  },
  inside: ({ nodes }) => nodes,
  isUnit: false,
  view: (node, around) =>
    groupView(around.idAt(node.path), around.labelOf(node), node.nodes.map(around.view)),
  partOf: ({ nodes }) => nodes,
}
