import { lastKey } from '#content/documents/paths.ts'
import type { LeafView } from '../../view.ts'
import type { LeafNode } from '../field-node.ts'
import { type FieldKind, isMarkedText, type Place, single } from '../kind.ts'
import { infoOf, isWrapped, limitsOf } from '../schema.ts'
import { controlOf, controls } from './controls.ts'
import { leafView } from './leaf-view.ts'

export function leafOf({
  schema,
  shown,
  path,
  label,
}: Pick<Place, 'schema' | 'shown' | 'path' | 'label'>): LeafNode {
  const options = (shown.options ?? []).filter((option) => typeof option === 'object')
  const canTick = shown.type === 'union' && options.some(({ type }) => type === 'boolean')
  const text = canTick ? (options.find(({ type }) => type === 'string') ?? shown) : shown
  const { fixed = false, unit, long = false, blanks = [] } = infoOf(schema)
  const choices = shown.type === 'picklist' ? (shown.options as (string | number)[]) : undefined
  return {
    kind: 'leaf',
    path,
    label,
    control: controlOf(text, long || infoOf(text).long === true),
    ...limitsOf(text),
    ...(unit !== undefined && { unit }),
    ...(choices && { choices }),
    ...(shown.type === 'literal' && { choices: [shown.literal as string] }),
    nullable: isWrapped(schema, 'nullable'),
    optional: isWrapped(schema, 'optional'),
    fixed: fixed === true,
    blanks,
    canTick,
  }
}

/** Reads a typed text. */
export function readTyped(typed: string, leaf: LeafNode): unknown {
  const text = typed.replaceAll('\r\n', '\n')
  if (leaf.control === 'tick' && text !== 'oui') return leaf.optional ? undefined : false
  if (text === '' && leaf.nullable) return null
  if (text === '' && leaf.optional) return undefined
  return controls[leaf.control].read(text, leaf)
}

export const leaf: FieldKind<LeafNode, LeafView> = {
  ...single,
  nodeOf: leafOf,
  isEditable: ({ fixed }) => !fixed,
  read(typed, node, current) {
    if (node.fixed) return undefined
    // Browsers do not post an unticked box, so an empty value was not changed.
    if (typed === undefined && (node.control !== 'tick' || !current)) return undefined
    return { value: readTyped(typed ?? '', node) }
  },
  texts: (value) => [value],
  clean(value, { path, control, nullable, optional }, write) {
    if (typeof value !== 'string') return value
    const text = write(value, path, control === 'line')
    return text === '' && (nullable || optional) ? undefined : text
  },
  fit(node, value, situation) {
    const { control, fixed, least, most, nullable, optional } = node
    if (fixed) return undefined
    const isEmpty = value === '' || value === null
    if (typeof value === 'string' && !isEmpty && control !== 'choice') {
      return value.slice(0, most).padEnd(least, '.')
    }
    if (isEmpty && (nullable || optional)) return undefined
    return controls[control].standIn(node, situation)
  },
  mark({ path, control, fixed }, value, raw, pen) {
    if (fixed) return value
    if (control === 'amount' && typeof value === 'number') return pen.amount(path, value)
    const isMarked =
      controls[control].isText && !path.endsWith('phone.label') && isMarkedText(lastKey(path))
    return isMarked && typeof value === 'string' ? pen.text(path, `${raw()}`) : value
  },
  view: leafView,
}
