import type * as v from 'valibot'
import { documentKind } from '#content/documents/document-kind.ts'
import type { Documents } from '#content/documents/documents.ts'
import { valueAt } from '#content/documents/paths.ts'
import type { FieldNode } from '#desk/edition/fields/field-node.ts'
import { insideOf, kindOf, nodeOf } from '#desk/edition/fields/kinds.ts'
import {
  childOf,
  infoOf,
  isWrapped,
  itemLabel,
  packNames,
  type Schema,
  shapeOf,
  skeletonOf,
  titleOf,
} from '#desk/edition/fields/schema.ts'
import { fitToSchema, isLost } from './fit.ts'

/** Possible fields for the name of an entry; the first one in its schema is used. */
export const titleKeys = ['author', 'title', 'name', 'label'] as const

export function schemaOf(document: string): v.GenericSchema | undefined {
  return documentKind(document)?.schema
}

const isPackDocument = (document: string) => documentKind(document)?.priceList !== undefined

const ownSchema = (document: string) => schemaOf(document) as unknown as Schema | undefined

/** Fields by value and document: a page of the desk looks up each of its fields. A value is replaced, never changed. */
const known = new WeakMap<object, Map<string, readonly FieldNode[]>>()

/** Returns the fields of a document, by its schema and the shape of its value. */
export function fieldsOf(document: string, value: unknown): readonly FieldNode[] {
  if (typeof value !== 'object' || value === null) return readFields(document, value)
  const fields = known.get(value)?.get(document) ?? readFields(document, value)
  known.set(value, (known.get(value) ?? new Map()).set(document, fields))
  return fields
}

function readFields(document: string, value: unknown): readonly FieldNode[] {
  const schema = ownSchema(document)
  if (!schema) return []
  const whole = { schema, value, path: '', label: titleOf(schema) }
  const node = nodeOf(whole, isPackDocument(document))
  return kindOf(node).isUnit ? [] : insideOf(node)
}

export function nodeAt(document: string, value: unknown, path: string): FieldNode | undefined {
  const find = (nodes: readonly FieldNode[]): FieldNode | undefined => {
    for (const node of nodes) {
      if (node.path === path) return node
      if (path.startsWith(`${node.path}.`)) return find(insideOf(node))
    }
    return undefined
  }
  return find(fieldsOf(document, value))
}

/**
 * Returns the field that one draft stores for a path: the whole entry (''), the list or picture that encloses
 * the path, or the path itself.
 */
export function unitOf(document: string, path: string, online: Documents): string {
  if (!online.has(document)) return ''
  const isWhole = (schema: Schema) => schema.type === 'array' || shapeOf(schema) !== undefined
  return phoneOf(document, path) ?? around(document, path, isWhole) ?? path
}

/**
 * Returns the path of a phone number; its text and its link are one unit, because the link is derived from
 * the text.
 */
export const phoneOf = (document: string, path: string) =>
  around(document, path, (schema) => infoOf(schema).isPhone === true)

/** Returns the outermost field around a path, or at it, that has a schema of some sort. */
function around(document: string, path: string, isOfSort: (schema: Schema) => boolean) {
  const keys = path === '' ? [] : path.split('.')
  const places = [...keys.map((_, index) => keys.slice(0, index).join('.')), path]
  return places.find((place) => schemasAt(document, place).some(isOfSort))
}

/** Returns the schemas of a field: several if options of a union have it, none for an unknown path. */
function schemasAt(document: string, path: string): Schema[] {
  const root = ownSchema(document)
  return (path === '' ? [] : path.split('.')).reduce(
    (schemas, key) => schemas.flatMap((schema) => childOf(schema, key)),
    root ? [root] : [],
  )
}

/**
 * Fits the value of a draft to its field.
 *
 * @returns undefined if no draft can store that field any more: another version of the site had it, or had another
 *   kind of field there
 */
export function fittedDraft(document: string, field: string, value: unknown, online: Documents) {
  const [schema] = schemasAt(document, field)
  const isUnit = field === '' || !online.has(document) || unitOf(document, field, online) === field
  const fitted = schema && isUnit ? fitToSchema(schema, value) : undefined
  return fitted && !isLost(value, fitted) ? fitted : undefined
}

export const isField = (document: string, path: string) => schemasAt(document, path).length > 0

/** Whether a list has items with fields of their own, unlike the blocks of an article. */
export const isListOfItems = (document: string, path: string) =>
  !/(?:^|\.)(?:blocks|widths)(?:\.|$)/.test(path) &&
  schemasAt(document, path).some(({ type }) => type === 'array')

/** Whether the key is omitted when the value is missing. */
export const isOptional = (document: string, path: string) =>
  schemasAt(document, path).some((schema) => isWrapped(schema, 'optional'))

export function labelOf(document: string, path: string): string {
  return labelsOf(document, path).at(-1) ?? ''
}

/** Labels from the outermost group to the field. */
export function labelsOf(document: string, path: string): string[] {
  let schemas = [ownSchema(document)].filter((schema) => schema !== undefined)
  const labels: string[] = []
  for (const key of path === '' ? [] : path.split('.')) {
    const [around] = schemas
    schemas = schemas.flatMap((schema) => childOf(schema, key))
    const [schema] = schemas
    if (!schema) break
    const title = titleOf(schema)
    labels.push(
      around?.type === 'array' || around?.type === 'strict_tuple'
        ? itemLabel(title, Number(key), around, isPackDocument(document))
        : title,
    )
  }
  return labels
}

/** Returns the labels of a field and its nearest group: « Pack Professionnel, euros HT ». */
export function fieldPlace(document: string, path: string, value?: unknown): string {
  const labels = labelsOf(document, path)
  const [field = '', group = '', above = ''] = labels.toReversed()
  if (group === '') return field
  if (!packNames.includes(field)) return `${group}, ${inSentence(field)}`
  const row = valueAt(value, path.split('.').slice(0, 2).join('.'))
  const name = (row as { label?: unknown } | undefined)?.label
  if (typeof name !== 'string' || name === '') return `${field}, ${inSentence(group)}`
  const words = `${name}, ${field}`
  return above && group !== 'Ce pack' ? `${words}, ${inSentence(group)}` : words
}

/** « Texte » to « texte »; « TVA » and names stay. */
export const inSentence = (label: string) =>
  /^\p{Lu}(?:[\p{Ll}’-]|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

export function skeletonAt(document: string, path: string): unknown {
  const [schema] = schemasAt(document, path)
  return schema && skeletonOf(schema)
}
