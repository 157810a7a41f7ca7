import type { NodeView } from '../view.ts'
import { blocks } from './blocks/blocks.ts'
import type { FieldNode } from './field-node.ts'
import { group } from './group/group.ts'
import type { FieldKind, InnerPlace } from './kind.ts'
import { leaf } from './leaf/leaf.ts'
import { list } from './list/list.ts'
import { picture } from './picture/picture.ts'
import { shownSchema } from './schema.ts'

/** The kinds of fields; the first one that makes a node of a schema has it, so `leaf`, which takes any, is last. */
const kinds = { picture, group, blocks, list, leaf }

export const kindOf = ({ kind }: Pick<FieldNode, 'kind'>): FieldKind<FieldNode, NodeView> =>
  kinds[kind]

export function nodeOf(place: InnerPlace, isOfPacks: boolean): FieldNode {
  const shown = shownSchema(place.schema, place.value)
  for (const kind of Object.values(kinds)) {
    const node = kind.nodeOf({ ...place, shown, isOfPacks }, (one) => nodeOf(one, isOfPacks))
    if (node) return node
  }
  throw new Error(`${place.path} has no kind of field`)
}

export const insideOf = (node: FieldNode) => kindOf(node).inside(node)

/** Returns all fields that a person may set, each as one value. */
export const leavesOf = (nodes: readonly FieldNode[]): FieldNode[] =>
  nodes.flatMap((node) => (kindOf(node).isSet ? [node] : leavesOf(insideOf(node))))

/** Returns the fields that drafts store, each as a whole. */
export const unitsOf = (nodes: readonly FieldNode[]): FieldNode[] =>
  nodes.flatMap((node) => (kindOf(node).isUnit ? [node] : unitsOf(insideOf(node))))

/** Whether items can be added, moved and removed. */
export const hasItems = (node: FieldNode) => kindOf(node).isUnit && !kindOf(node).isSet
