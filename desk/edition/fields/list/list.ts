import { joinPath } from '#content/documents/paths.ts'
import { type BaseNode, container, type FieldKind, type FieldNode } from '../kind.ts'
import { itemLabel, limitsOf, titleOf } from '../schema.ts'

/** Items that a person may add, move and remove. */
export interface ListNode extends BaseNode {
  kind: 'list'
  items: readonly { path: string; label: string; nodes: readonly FieldNode[] }[]
  least: number
  most: number
}

export const list: FieldKind<ListNode> = {
  ...container,
  nodeOf({ shown, value, path, label, isOfPacks }, inner) {
    const { type, item } = shown
    if (type !== 'array' || !item) return undefined
    const parts: unknown[] = Array.isArray(value) ? value : []
    const items = parts.map((part, index) => {
      const name = itemLabel(titleOf(item), index, shown, isOfPacks)
      const node = inner({ schema: item, value: part, path: joinPath(path, index), label: name })
      return { path: node.path, label: name, nodes: node.kind === 'group' ? node.nodes : [node] }
    })
    return { kind: 'list', path, label, items, ...limitsOf(shown) }
  },
  inside: ({ items }) => items.flatMap(({ nodes }) => nodes),
  isUnit: true,
}
