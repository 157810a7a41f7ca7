import * as v from 'valibot'
import { packs } from '#content/catalogue/packs.ts'
import type { FieldInfo } from '#content/documents/fields.ts'
import { valueAt } from '#content/documents/paths.ts'

/** Parts of valibot's schemas that documents use. */
export interface Schema {
  type: string
  pipe?: readonly Schema[]
  wrapped?: Schema
  entries?: Readonly<Record<string, Schema>>
  items?: readonly Schema[]
  item?: Schema
  options?: readonly (Schema | string | number)[]
  literal?: string | number | boolean
  requirement?: unknown
}

const mostOf = 600

/** Removes wrappers, and chooses the option of a union that has the value's shape. */
export function shownSchema(schema: Schema, value: unknown): Schema {
  if (schema.wrapped) return shownSchema(schema.wrapped, value)
  const options = (schema.options ?? []).filter((option) => typeof option === 'object')
  if (schema.type === 'variant') {
    const isSample = valueAt(value, 'sample') === true
    return shownSchema((isSample ? options[0] : options.at(-1)) ?? schema, value)
  }
  if (schema.type !== 'union') return schema
  if (options.some(({ type }) => type === 'boolean')) return schema
  const fits = Array.isArray(value) ? 'strict_tuple' : 'string'
  return options.find(({ type }) => type === fits) ?? options[0] ?? schema
}

export function childOf(schema: Schema, key: string): Schema[] {
  const { wrapped, entries, items, item, options = [] } = schema
  if (wrapped) return childOf(wrapped, key)
  if (entries) return Object.hasOwn(entries, key) ? [entries[key] as Schema] : []
  if (item) return /^(?:\d+|~.*)$/.test(key) ? [item] : []
  if (items) return items[Number(key)] ? [items[Number(key)] as Schema] : []
  const nested = options.filter((option) => typeof option === 'object')
  const found = nested.flatMap((option) => childOf(option, key))
  return found.filter(({ type }, index) => found.findIndex((each) => each.type === type) === index)
}

export function isWrapped(schema: Schema, type: 'nullable' | 'optional'): boolean {
  return schema.type === type || (schema.wrapped ? isWrapped(schema.wrapped, type) : false)
}

export function titleOf(schema: Schema): string {
  const title = v.getTitle(schema as unknown as v.GenericSchema)
  if (title) return title
  const [option] = schema.options ?? []
  const inner = schema.wrapped ?? (typeof option === 'object' ? option : undefined)
  return inner ? titleOf(inner) : ''
}

export function infoOf(schema: Schema): FieldInfo {
  const own = v.getMetadata(schema as unknown as v.GenericSchema) as FieldInfo
  return schema.wrapped ? { ...infoOf(schema.wrapped), ...own } : own
}

export const shapeOf = (schema: Schema) => infoOf(schema).shape

export function stepsOf({ pipe = [] }: Schema): Schema[] {
  return pipe.flatMap((step, index) => (index === 0 ? stepsOf(step) : [step]))
}

export function limitsOf(schema: Schema): { least: number; most: number } {
  const steps = stepsOf(schema)
  const limit = (type: string) => {
    const step = steps.findLast((each) => each.type === type)
    return typeof step?.requirement === 'number' ? step.requirement : undefined
  }
  return { least: limit('min_length') ?? 0, most: limit('max_length') ?? mostOf }
}

/** Returns an empty value for a field: texts are '', choices null. */
export function skeletonOf(schema: Schema): unknown {
  const { type, entries, items, item, options = [] } = schema
  switch (type) {
    case 'strict_object': {
      const parts = Object.entries(entries ?? {}).filter(([, part]) => part.type !== 'optional')
      return Object.fromEntries(parts.map(([key, part]) => [key, skeletonOf(part)]))
    }
    case 'strict_tuple':
      return items?.map(skeletonOf)
    case 'array':
      return Array.from({ length: limitsOf(schema).least }, () => item && skeletonOf(item))
    case 'string':
      return ''
    case 'boolean':
      return false
    case 'union':
      return skeletonOf(options[0] as Schema)
    case 'variant':
      return skeletonOf(options.at(-1) as Schema)
    default:
      return null
  }
}

export const packNames = packs.slice(0, 3).map(({ name }) => name)

export function itemLabel(title: string, index: number, list: Schema, isOfPacks: boolean): string {
  const isOfThree = list.type === 'strict_tuple' && list.items?.length === packNames.length
  const name = list.type === 'array' && list.item?.type === 'union' ? 'Bloc' : title
  return (isOfPacks && isOfThree && packNames[index]) || `${name} ${index + 1}`
}
