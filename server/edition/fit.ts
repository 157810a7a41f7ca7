import { type Schema, shownSchema, skeletonOf } from '#desk/edition/fields/schema.ts'
import { isSame } from './fingerprint.ts'

export interface Fitted {
  value: unknown
  /** Values that the schema has no place for. */
  lost: readonly unknown[]
}

/**
 * Gives a value of another version of the site the shape of a schema: unknown keys leave it, missing ones get an
 * empty value. A leaf keeps its value, valid or not, because a person can correct it.
 */
export function fitToSchema(schema: Schema, value: unknown): Fitted {
  const { wrapped, entries, item, items } = schema
  if (value === null || value === undefined) return { value, lost: [] }
  if (wrapped) return fitToSchema(wrapped, value)
  const options = (schema.options ?? []).filter((option) => typeof option === 'object')
  if (options.length > 0) return closestOf(options, schema, value)
  const isGroup = typeof value === 'object' && !Array.isArray(value)
  if (entries && isGroup) return fitKeys(entries, value)
  if (item && Array.isArray(value)) {
    const parts = value.map((part) => ({ part, fitted: fitToSchema(item, part) }))
    return {
      value: parts.flatMap(({ part, fitted }) => (isLost(part, fitted) ? [] : [fitted.value])),
      lost: parts.flatMap(({ fitted }) => fitted.lost),
    }
  }
  if (items && Array.isArray(value)) {
    const parts = items.map((part, index) => fitToSchema(part, value[index] ?? skeletonOf(part)))
    const lost = [...parts.flatMap((part) => part.lost), ...value.slice(items.length)]
    return { value: parts.map((part) => part.value), lost }
  }
  const isLeaf = !entries && !item && !items && typeof value !== 'object'
  return isLeaf ? { value, lost: [] } : { value: skeletonOf(schema), lost: [value] }
}

/** Whether nothing of a value has a place in the schema. */
export const isLost = (value: unknown, { lost }: Fitted) => lost.includes(value)

function fitKeys(entries: Readonly<Record<string, Schema>>, value: object): Fitted {
  const keys = Object.keys(value)
  if (keys.length > 0 && !keys.some((key) => Object.hasOwn(entries, key))) {
    return { value, lost: [value] }
  }
  const known = Object.entries(entries)
    .filter(([key, part]) => Object.hasOwn(value, key) || part.type !== 'optional')
    .map(([key, part]) => {
      const own = Object.hasOwn(value, key) ? Reflect.get(value, key) : skeletonOf(part)
      return [key, fitToSchema(part, own)] as const
    })
  const unknown = Object.entries(value).filter(([key]) => !Object.hasOwn(entries, key))
  return {
    value: Object.fromEntries(known.map(([key, fitted]) => [key, fitted.value])),
    lost: [...known.flatMap(([, { lost }]) => lost), ...unknown.map(([, part]) => part)],
  }
}

/** Fits a value to the option of a union that keeps most of it. */
function closestOf(options: readonly Schema[], union: Schema, value: unknown): Fitted {
  const shown = shownSchema(union, value)
  const all = [...(shown === union ? [] : [shown]), ...options].map((option) =>
    fitToSchema(option, value),
  )
  const rankOf = (fitted: Fitted) => (isLost(value, fitted) ? Number.MAX_VALUE : fitted.lost.length)
  const [closest] = all.toSorted((a, b) => rankOf(a) - rankOf(b))
  return (
    all.find((fitted) => fitted.lost.length === 0 && isSame(fitted.value, value)) ??
    (closest as Fitted)
  )
}
