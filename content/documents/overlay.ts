import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { assemble } from './assemble.ts'
import { ContentError, type Place } from './content-error.ts'
import { documentKind } from './document-kind.ts'
import type { Content, Documents } from './documents.ts'
import { originsOf } from './items.ts'
import { joinPath, parentOf, valueAt } from './paths.ts'
import { withValue } from './with-value.ts'

/** A published document, with the repository's version on which it is based. */
export interface PublishedDocument {
  document: string
  content: unknown
  base: unknown
}

/** A field changed both by a publication and by a later commit. */
export interface TwoVersions {
  document: string
  field: string
  published: unknown
  repository: unknown
}

/** A published value that this version of the site cannot show; visitors get the repository's. */
export interface Withheld {
  document: string
  /** '' for the document as a whole. */
  field: string
  published: unknown
}

/**
 * Merges published documents into the repository's, field by field. A field that only the repository changed
 * since keeps its value.
 *
 * @returns the merged documents, and the fields that both changed
 */
export function overlay(
  repository: Documents,
  published: readonly PublishedDocument[],
): { documents: Documents; twice: TwoVersions[] } {
  const documents = new Map(repository)
  const twice: TwoVersions[] = []
  for (const { document, content, base } of published) {
    const ours = repository.get(document) ?? null
    const merged = merge(base, content, ours, (field, published, repository) => {
      twice.push({ document, field, published, repository })
    })
    if (merged === null) documents.delete(document)
    else documents.set(document, merged)
  }
  return { documents, twice }
}

/**
 * Returns content and documents with the publications applied. Fields and documents that this version of the site
 * does not have are left out, because another version may have published them, and so are values that it refuses.
 *
 * @returns `refused`: messages for the log; `withheld`: what is left out
 */
export function publishedContent(
  repository: Documents,
  published: readonly PublishedDocument[],
): {
  content: Content
  documents: Documents
  twice: TwoVersions[]
  refused: string[]
  withheld: Withheld[]
} {
  const left: LeftOut = { refused: [], withheld: [] }
  let known = published.flatMap((one) => withKnownFields(one, repository, left))
  for (;;) {
    const whole = overlay(repository, known)
    try {
      return { ...whole, content: assemble(whole.documents), ...left }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const next = withoutFault(known, error, left)
      if (!next) break
      known = next
    }
  }
  const taken: PublishedDocument[] = []
  for (const one of known) {
    try {
      assemble(overlay(repository, [...taken, one]).documents)
      taken.push(one)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      left.refused.push(error.message)
      left.withheld.push({ document: one.document, field: '', published: one.content })
    }
  }
  const { documents, twice } = overlay(repository, taken)
  return { content: assemble(documents), documents, twice, ...left }
}

interface LeftOut {
  refused: string[]
  withheld: Withheld[]
}

/** Leaves out the fields that the site does not have; returns [] if the site does not have the document. */
function withKnownFields(
  published: PublishedDocument,
  repository: Documents,
  { refused, withheld }: LeftOut,
): PublishedDocument[] {
  const { document, base } = published
  const schema = documentKind(document)?.schema
  if (!schema) {
    if (isDeepStrictEqual(published.content, base)) return []
    refused.push(`${document}.yaml: the site has no such document`)
    withheld.push({ document, field: '', published: published.content })
    return []
  }
  let { content } = published
  for (;;) {
    // The merge itself drops fields that only the repository has removed.
    const merged = overlay(repository, [{ ...published, content }]).documents.get(document)
    const issues = merged === undefined ? [] : (v.safeParse(schema, merged).issues ?? [])
    const unknown = issues.find(
      ({ type, expected }) => type === 'strict_object' && expected === 'never',
    )
    const path = unknown?.path?.map(({ key }) => String(key)) ?? []
    if (path.length === 0) return [{ ...published, content }]
    const field = path.join('.')
    const next = withValue(content, field, undefined)
    if (next === content) return [{ ...published, content }]
    refused.push(`${document}.yaml › ${path.join(' › ')}: the site has no such field`)
    withheld.push({ document, field, published: valueAt(content, field) })
    content = next
  }
}

/**
 * Puts the repository's value in place of a published one that causes the first fault; undefined if no published
 * value does.
 */
function withoutFault(
  published: readonly PublishedDocument[],
  { faults }: ContentError,
  { refused, withheld }: LeftOut,
): PublishedDocument[] | undefined {
  const places = faults.flatMap((fault) =>
    [fault, ...(fault.causes ?? [])].map((place) => ({ fault, place })),
  )
  for (const { fault, place } of places) {
    const own = published.find(({ document }) => document === place.document)
    const field = own && publishedAround(own, place)
    if (!own || !field) continue
    const content = withValue(own.content, field, valueAt(own.base, field))
    if (content === own.content) continue
    refused.push(new ContentError([fault]).message)
    withheld.push({ document: own.document, field, published: valueAt(own.content, field) })
    return published.map((one) => (one === own ? { ...own, content } : one))
  }
}

/** Returns the smallest field around a place that a publication changed, or the list around it. */
function publishedAround({ content, base }: PublishedDocument, { path }: Place) {
  let list = ''
  for (const key of path.split('.')) {
    if (Array.isArray(valueAt(content, list)) || Array.isArray(valueAt(base, list))) break
    list = joinPath(list, key)
  }
  for (let field = list; field !== ''; field = parentOf(field)) {
    if (!isDeepStrictEqual(valueAt(content, field), valueAt(base, field))) return field
  }
}

/**
 * Merges two changes of one value, a list item by item.
 *
 * @returns `isTwice` if both changed the same part, which then is that of the first
 */
export function mergeChanges(base: unknown, first: unknown, second: unknown) {
  let isTwice = false
  const value = merge(base, first, second, () => {
    isTwice = true
  })
  return { value, isTwice }
}

type OnTwice = (field: string, published: unknown, repository: unknown) => void

function merge(
  base: unknown,
  published: unknown,
  repository: unknown,
  onTwice: OnTwice,
  field = '',
): unknown {
  if (isDeepStrictEqual(repository, base) || isDeepStrictEqual(repository, published)) {
    return published
  }
  if (isDeepStrictEqual(published, base)) return repository
  const parts = [base, published, repository]
  if (parts.every((part) => Array.isArray(part))) {
    const items = mergeItems(parts as [unknown[], unknown[], unknown[]])
    if (items) return items
  }
  const isGroup = parts.every(isRecord) || isSameList(parts)
  if (!isGroup) {
    onTwice(field, published, repository)
    return published
  }
  const [was, theirs, ours] = parts as Record<string, unknown>[]
  const keys = new Set([...Object.keys(ours ?? {}), ...Object.keys(theirs ?? {})])
  const merged = [...keys].map((key) => [
    key,
    merge(was?.[key], theirs?.[key], ours?.[key], onTwice, field ? `${field}.${key}` : key),
  ])
  const entries = merged.filter(([, value]) => value !== undefined)
  return Array.isArray(published) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists in which each item is at its place can be merged by index. */
function isSameList(parts: readonly unknown[]): boolean {
  const [base, ...others] = parts
  return (
    Array.isArray(base) &&
    others.every(
      (part) =>
        Array.isArray(part) && part.length === base.length && isInPlace(originsOf(base, part)),
    )
  )
}

const isInPlace = (origins: readonly (number | undefined)[]) =>
  origins.every((origin, index) => origin === index)

/**
 * Merges lists item by item if one side moved, added or removed items: its order is taken, with the other side's
 * texts.
 *
 * @returns undefined if both sides did, or if an item has two versions: the list then has two
 */
function mergeItems([base, published, repository]: [unknown[], unknown[], unknown[]]) {
  const [theirs, ours] = [originsOf(base, published), originsOf(base, repository)]
  const keepsPlaces = (origins: typeof ours) => origins.length === base.length && isInPlace(origins)
  if (keepsPlaces(theirs) === keepsPlaces(ours)) return undefined
  const [moved, origins, other] = keepsPlaces(theirs)
    ? [repository, ours, published]
    : [published, theirs, repository]
  const isRemoved = (index: number) => !origins.includes(index)
  if (base.some((item, index) => isRemoved(index) && !isDeepStrictEqual(item, other[index]))) {
    return undefined
  }
  let isTwice = false
  const merged = moved.map((item, index) => {
    const origin = origins[index]
    if (origin === undefined) return item
    const [is, was] = moved === published ? [item, other[origin]] : [other[origin], item]
    return merge(base[origin], is, was, () => {
      isTwice = true
    })
  })
  return isTwice ? undefined : merged
}
