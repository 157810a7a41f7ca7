import { fromPlain, readPosted } from '#content/collections/plain-blocks.ts'
import { isUnfilled, joinPath, lastKey, textsOf } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import { cleanTexts } from '../clean-texts.ts'
import { type BaseNode, type FieldKind, isMarkedText } from '../kind.ts'

/** Blocks of an article, edited as a whole. */
export interface BlocksNode extends BaseNode {
  kind: 'blocks'
}

export const blocks: FieldKind<BlocksNode> = {
  nodeOf: ({ shown: { type }, path, label }) =>
    type === 'array' && path === 'blocks' ? { kind: 'blocks', path, label } : undefined,
  inside: () => [],
  isUnit: true,
  isSet: true,
  isRemovable: false,
  isEditable: () => true,
  shapeOf: () => undefined,
  read: (typed, _, current) =>
    typed === undefined ? undefined : { value: readPosted(typed, current) },
  texts: (value) => textsOf(value).map(({ text }) => text),
  clean: (value, { path }, write) => cleanTexts(value, path, write),
  fit: ({ label }, value) => (isUnfilled(value) ? fromPlain(label) : undefined),
  mark({ path: own }, _, raw, pen) {
    const blocks = raw()
    return textsOf(blocks)
      .filter(({ path }) => isMarkedText(lastKey(path)))
      .reduce<unknown>(
        (all, { path, text }) => withValue(all, path, pen.text(joinPath(own, path), text)),
        blocks,
      )
  },
}
