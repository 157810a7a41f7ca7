import type { NodeView } from '../view.ts'

/** A view that a person sets. */
export type FieldView = Extract<NodeView, { value: string }>

interface Holder {
  nodes: readonly (NodeView | Holder)[]
}

/** Returns the fields that a person sets, at whatever depth, also those inside others. */
export const fieldsIn = (nodes: readonly (NodeView | Holder)[]): FieldView[] =>
  nodes.flatMap((node) => [
    ...('value' in node ? [node] : []),
    ...('nodes' in node ? fieldsIn(node.nodes) : []),
  ])

/** Returns the keys of the lists that are inside no other list. */
export const listKeysIn = (nodes: readonly NodeView[]): string[] =>
  nodes.flatMap((node) => {
    if ('value' in node) return []
    return 'key' in node ? [node.key] : listKeysIn(node.nodes)
  })
