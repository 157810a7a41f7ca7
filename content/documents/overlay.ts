import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { assemble } from './assemble.ts'
import { ContentError } from './content-error.ts'
import { documentKind } from './document-kind.ts'
import type { Content, Documents } from './documents.ts'
import { originsOf } from './items.ts'
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
 * does not have are left out, because another version may have published them. A document that its schema refuses
 * even then is skipped.
 *
 * @returns `refused`: messages for the log
 */
export function publishedContent(
  repository: Documents,
  published: readonly PublishedDocument[],
): { content: Content; documents: Documents; twice: TwoVersions[]; refused: string[] } {
  const refused: string[] = []
  const taken: PublishedDocument[] = []
  const known = published.flatMap((one) => withKnownFields(one, repository, refused))
  const whole = overlay(repository, known)
  try {
    return { ...whole, content: assemble(whole.documents), refused }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
  }
  for (const one of known) {
    try {
      assemble(overlay(repository, [...taken, one]).documents)
      taken.push(one)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      refused.push(error.message)
    }
  }
  const { documents, twice } = overlay(repository, taken)
  return { content: assemble(documents), documents, twice, refused }
}

/** Leaves out the fields that the site does not have; returns [] if the site does not have the document. */
function withKnownFields(
  published: PublishedDocument,
  repository: Documents,
  refused: string[],
): PublishedDocument[] {
  const { document } = published
  const schema = documentKind(document)?.schema
  if (!schema) {
    refused.push(`${document}.yaml: the site has no such document`)
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
    const next = withValue(content, path.join('.'), undefined)
    if (next === content) return [{ ...published, content }]
    refused.push(`${document}.yaml › ${path.join(' › ')}: the site has no such field`)
    content = next
  }
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
