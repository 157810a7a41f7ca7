import type { SheetAnswer, SheetView } from '#server/http/desk/edition/sheet-view.ts'
import type { NodeView, SheetField } from './view.ts'

type Parts = SheetView['parts']

/** Returns the fields of a sheet that an answer can replace: all but groups, which only arrange fields. */
export const sheetFields = (parts: Parts): SheetField[] => parts.flatMap(({ nodes }) => flat(nodes))

const flat = (nodes: readonly NodeView[]): SheetField[] =>
  nodes.flatMap((node) => ('key' in node ? [node] : flat(node.nodes)))

export function partsAfter(parts: Parts, fields: readonly SheetField[]): Parts {
  const changed = new Map(fields.map((field) => [field.key, field]))
  const replaced = (nodes: readonly NodeView[]): NodeView[] =>
    nodes.map((node) =>
      'key' in node ? (changed.get(node.key) ?? node) : { ...node, nodes: replaced(node.nodes) },
    )
  return parts.map((part) => ({ ...part, nodes: replaced(part.nodes) }))
}

/** Returns the view after an answer, which has the changed fields only, or all parts. */
export const viewAfter = (view: SheetView, { fields, ...head }: SheetAnswer): SheetView => ({
  ...head,
  parts: head.parts ?? partsAfter(view.parts, fields),
})
