import * as v from 'valibot'
import { packs } from '#content/catalogue/packs.ts'
import { type Documents, kindOf } from '#content/documents/documents.ts'
import type { FieldInfo } from '#content/documents/fields.ts'
import { joinPath, valueAt } from '#content/documents/paths.ts'
import type { PictureShape } from '#content/documents/pictures.ts'

export type Control = 'line' | 'text' | 'amount' | 'day' | 'choice' | 'tick'

export interface LeafNode {
  kind: 'leaf'
  path: string
  label: string
  control: Control
  /** Limits of the length, in characters. */
  least: number
  most: number
  unit?: string
  choices?: readonly (string | number)[]
  nullable: boolean
  optional: boolean
  /** Only code may change it. */
  fixed: boolean
  blanks: readonly string[]
  /** Whether the value may be a tick or a text: « Compris », « Non compris » or a value. */
  canTick: boolean
}

export interface GroupNode {
  kind: 'group'
  path: string
  label: string
  nodes: FieldNode[]
}

export interface ListNode {
  kind: 'list'
  path: string
  label: string
  items: { path: string; label: string; nodes: FieldNode[] }[]
  least: number
  most: number
}

/** Blocks of an article, edited as a whole. */
export interface BlocksNode {
  kind: 'blocks'
  path: string
  label: string
}

/** A picture: stored as one draft, but each of its texts can be set alone. */
export interface PictureNode {
  kind: 'picture'
  path: string
  label: string
  shape: PictureShape
  optional: boolean
  /** Fields of its description: `alt` and `decorative`. */
  nodes: LeafNode[]
}

export type FieldNode = LeafNode | GroupNode | ListNode | BlocksNode | PictureNode

/** Parts of valibot's schemas that documents use. */
interface Schema {
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

/** Keys set by the position in the list or at the creation of the entry, never by a person. */
const hidden = ['order', 'sample', 'replaces']

const mostOf = 600

/** Possible fields for the name of an entry; the first one in its schema is used. */
export const titleKeys = ['author', 'title', 'name', 'label'] as const

export function schemaOf(document: string): v.GenericSchema | undefined {
  return kindOf(document)?.schema
}

const ownSchema = (document: string) => schemaOf(document) as unknown as Schema | undefined

/** Returns the fields of a document, by its schema and the shape of its value. */
export function fieldsOf(document: string, value: unknown): FieldNode[] {
  const schema = ownSchema(document)
  const node = schema && nodeOf(schema, value, '', titleOf(schema), isPackDocument(document))
  return node?.kind === 'group' ? node.nodes : []
}

/** Leaves, blocks of articles and pictures: all that a person may set. */
export function leavesOf(nodes: readonly FieldNode[]): (LeafNode | BlocksNode | PictureNode)[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return leavesOf(node.nodes)
    if (node.kind === 'list') return node.items.flatMap((item) => leavesOf(item.nodes))
    return node
  })
}

export function nodeAt(document: string, value: unknown, path: string): FieldNode | undefined {
  const find = (nodes: readonly FieldNode[]): FieldNode | undefined => {
    for (const node of nodes) {
      if (node.path === path) return node
      if (!path.startsWith(`${node.path}.`)) continue
      if (node.kind === 'group' || node.kind === 'picture') return find(node.nodes)
      if (node.kind === 'list') return find(node.items.flatMap((item) => item.nodes))
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
  return phoneOf(document, path) ?? wholeAround(document, path) ?? path
}

/**
 * Returns the path of a phone number; its text and its link are one unit, because the link is derived from
 * the text.
 */
export function phoneOf(document: string, path: string): string | undefined {
  return document === 'company/company' ? /^offices\.\d+\.phone(?=\.|$)/.exec(path)?.[0] : undefined
}

function wholeAround(document: string, path: string): string | undefined {
  let at = ''
  const isWhole = (place: string) =>
    schemasAt(document, place).some((schema) => schema.type === 'array' || shapeOf(schema))
  for (const key of path === '' ? [] : path.split('.')) {
    if (isWhole(at)) return at
    at = joinPath(at, key)
  }
  return isWhole(at) ? at : undefined
}

const shapeOf = (schema: Schema) => infoOf(schema).shape

/** Returns the schemas of a field: several if options of a union have it, none for an unknown path. */
function schemasAt(document: string, path: string): Schema[] {
  const root = ownSchema(document)
  return (path === '' ? [] : path.split('.')).reduce(
    (schemas, key) => schemas.flatMap((schema) => childOf(schema, key)),
    root ? [root] : [],
  )
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
  if (document === 'catalogue/prices') return `${field}, ${inSentence(group)}`
  const row = valueAt(value, path.split('.').slice(0, 2).join('.'))
  const name = (row as { label?: unknown } | undefined)?.label
  if (typeof name !== 'string' || name === '') return `${field}, ${inSentence(group)}`
  const words = `${name}, ${field}`
  return above && group !== 'Ce pack' ? `${words}, ${inSentence(group)}` : words
}

/** « Texte » to « texte »; « TVA » and names stay. */
export const inSentence = (label: string) =>
  /^\p{Lu}(?:[\p{Ll}’-]|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** Returns an empty value for a field: texts are '', choices null. */
function skeletonOf(schema: Schema): unknown {
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

export function skeletonAt(document: string, path: string): unknown {
  const [schema] = schemasAt(document, path)
  return schema && skeletonOf(schema)
}

function nodeOf(
  schema: Schema,
  value: unknown,
  path: string,
  label: string,
  isOfPacks: boolean,
): FieldNode {
  const own = shownSchema(schema, value)
  const { type, entries, items, item } = own
  const shape = shapeOf(schema)
  if (shape && entries) {
    const written = (['alt', 'decorative'] as const).flatMap((key) => {
      const part = entries[key]
      return part
        ? [leafOf(part, shownSchema(part, undefined), joinPath(path, key), titleOf(part))]
        : []
    })
    const optional = isWrapped(schema, 'optional')
    return { kind: 'picture', path, label, shape, optional, nodes: written }
  }
  if (type === 'strict_object') {
    const nodes = Object.entries(entries ?? {})
      .filter(([key]) => !hidden.includes(key) && !(key === 'href' && /\.phone$/.test(path)))
      .map(([key, part]) =>
        nodeOf(part, valueAt(value, key), joinPath(path, key), titleOf(part), isOfPacks),
      )
    return { kind: 'group', path, label, nodes }
  }
  if (type === 'strict_tuple') {
    const nodes = (items ?? []).map((part, index) => {
      const name = itemLabel(titleOf(part), index, own, isOfPacks)
      return nodeOf(part, valueAt(value, String(index)), joinPath(path, index), name, isOfPacks)
    })
    return { kind: 'group', path, label, nodes }
  }
  if (type === 'array' && item) {
    if (path === 'blocks') return { kind: 'blocks', path, label }
    const parts = Array.isArray(value) ? value : []
    return {
      kind: 'list',
      path,
      label,
      items: parts.map((part, index) => {
        const name = itemLabel(titleOf(item), index, own, isOfPacks)
        const node = nodeOf(item, part, joinPath(path, index), name, isOfPacks)
        return { path: node.path, label: name, nodes: node.kind === 'group' ? node.nodes : [node] }
      }),
      ...limitsOf(own),
    }
  }
  return leafOf(schema, own, path, label)
}

function leafOf(schema: Schema, own: Schema, path: string, label: string): LeafNode {
  const optionsOf = (own.options ?? []).filter((option) => typeof option === 'object')
  const canTick = own.type === 'union' && optionsOf.some(({ type }) => type === 'boolean')
  const text = canTick ? (optionsOf.find(({ type }) => type === 'string') ?? own) : own
  const { fixed = false, unit, long = false, blanks = [] } = infoOf(schema)
  const choices = own.type === 'picklist' ? (own.options as (string | number)[]) : undefined
  return {
    kind: 'leaf',
    path,
    label,
    control: controlOf(text, long || infoOf(text).long === true),
    ...limitsOf(text),
    ...(unit !== undefined && { unit }),
    ...(choices && { choices }),
    ...(own.type === 'literal' && { choices: [own.literal as string] }),
    nullable: isWrapped(schema, 'nullable'),
    optional: isWrapped(schema, 'optional'),
    fixed: fixed === true,
    blanks,
    canTick,
  }
}

function controlOf(schema: Schema, isLong: boolean): Control {
  if (schema.type === 'number') return 'amount'
  if (schema.type === 'boolean') return 'tick'
  if (schema.type === 'picklist' || schema.type === 'literal') return 'choice'
  if (stepsOf(schema).some(({ type }) => type === 'iso_date')) return 'day'
  return isLong ? 'text' : 'line'
}

/** Removes wrappers, and chooses the option of a union that has the value's shape. */
function shownSchema(schema: Schema, value: unknown): Schema {
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

function childOf(schema: Schema, key: string): Schema[] {
  const { wrapped, entries, items, item, options = [] } = schema
  if (wrapped) return childOf(wrapped, key)
  if (entries) return Object.hasOwn(entries, key) ? [entries[key] as Schema] : []
  if (item) return /^(?:\d+|~.*)$/.test(key) ? [item] : []
  if (items) return items[Number(key)] ? [items[Number(key)] as Schema] : []
  const nested = options.filter((option) => typeof option === 'object')
  const found = nested.flatMap((option) => childOf(option, key))
  return found.filter(({ type }, index) => found.findIndex((each) => each.type === type) === index)
}

function isWrapped(schema: Schema, type: 'nullable' | 'optional'): boolean {
  return schema.type === type || (schema.wrapped ? isWrapped(schema.wrapped, type) : false)
}

function titleOf(schema: Schema): string {
  const title = v.getTitle(schema as unknown as v.GenericSchema)
  if (title) return title
  const [option] = schema.options ?? []
  const inner = schema.wrapped ?? (typeof option === 'object' ? option : undefined)
  return inner ? titleOf(inner) : ''
}

function infoOf(schema: Schema): FieldInfo {
  const own = v.getMetadata(schema as unknown as v.GenericSchema) as FieldInfo
  return schema.wrapped ? { ...infoOf(schema.wrapped), ...own } : own
}

function stepsOf({ pipe = [] }: Schema): Schema[] {
  return pipe.flatMap((step, index) => (index === 0 ? stepsOf(step) : [step]))
}

function limitsOf(schema: Schema): { least: number; most: number } {
  const steps = stepsOf(schema)
  const limit = (type: string) => {
    const step = steps.findLast((each) => each.type === type)
    return typeof step?.requirement === 'number' ? step.requirement : undefined
  }
  return { least: limit('min_length') ?? 0, most: limit('max_length') ?? mostOf }
}

const isPackDocument = (document: string) =>
  document === 'catalogue/prices' || /^catalogue\/packs(?:-of-sites)?(?:\/|$)/.test(document)

const packNames = packs.slice(0, 3).map(({ name }) => name)

function itemLabel(title: string, index: number, list: Schema, isOfPacks: boolean): string {
  const isOfThree = list.type === 'strict_tuple' && list.items?.length === packNames.length
  const name = list.type === 'array' && list.item?.type === 'union' ? 'Bloc' : title
  return (isOfPacks && isOfThree && packNames[index]) || `${name} ${index + 1}`
}
