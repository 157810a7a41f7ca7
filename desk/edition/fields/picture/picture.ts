import { joinPath } from '#content/documents/paths.ts'
import type { PictureShape } from '#content/documents/pictures.ts'
import { cleanTexts } from '../clean-texts.ts'
import type { BaseNode, FieldKind } from '../kind.ts'
import { type LeafNode, leafOf } from '../leaf/leaf.ts'
import { isWrapped, shapeOf, shownSchema, titleOf } from '../schema.ts'

/** A picture: stored as one draft, but each of its texts can be set alone. */
export interface PictureNode extends BaseNode {
  kind: 'picture'
  shape: PictureShape
  optional: boolean
  /** Fields of its description: `alt` and `decorative`. */
  nodes: readonly LeafNode[]
}

export const picture: FieldKind<PictureNode> = {
  nodeOf({ schema, shown: { entries }, path, label }) {
    const shape = shapeOf(schema)
    if (!shape || !entries) return undefined
    const nodes = (['alt', 'decorative'] as const).flatMap((key) => {
      const part = entries[key]
      if (!part) return []
      const shown = shownSchema(part, undefined)
      return [leafOf({ schema: part, shown, path: joinPath(path, key), label: titleOf(part) })]
    })
    return { kind: 'picture', path, label, shape, optional: isWrapped(schema, 'optional'), nodes }
  },
  inside: ({ nodes }) => nodes,
  isUnit: true,
  isSet: true,
  isRemovable: true,
  isEditable: () => true,
  shapeOf: ({ shape }) => shape,
  // A form posts its file, not its value.
  read: () => undefined,
  texts: () => [],
  clean: (value, { path }, write) => cleanTexts(value, path, write),
  // Without a picture, the page shows a generated drawing.
  fit: () => undefined,
  mark: (_, value) => value,
}
