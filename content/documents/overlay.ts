import { isDeepStrictEqual } from 'node:util'
import { assemble } from './assemble.ts'
import { ContentError } from './content-error.ts'
import type { Content, Documents } from './documents.ts'

/** A document as it was published, beside the repository's version that it was begun from. */
export interface PublishedDocument {
  /** Path below content/ without its ending. */
  document: string
  /** null takes an entry off the site. */
  content: unknown
  /** null when the repository had none. */
  base: unknown
}

/** A field with two values: one was published, the other came with a later commit. */
export interface TwoVersions {
  document: string
  /** Path of the field, `hero.lead`; empty for a whole document. */
  field: string
  /** The value that visitors get. */
  published: unknown
  repository: unknown
}

/**
 * Puts what is published in the place of the repository's documents, field by field: where only the
 * repository changed since, its value is taken.
 *
 * @returns the documents of the site, and the fields that both have changed
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
 * The content of the site, publications included. A published document that can no longer be the site's,
 * since its schema has changed, gives way to the repository's.
 *
 * @returns what could not be taken as well, for the log
 */
export function publishedContent(
  repository: Documents,
  published: readonly PublishedDocument[],
): { content: Content; twice: TwoVersions[]; refused: string[] } {
  const refused: string[] = []
  const taken: PublishedDocument[] = []
  const whole = overlay(repository, published)
  try {
    return { content: assemble(whole.documents), twice: whole.twice, refused }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
  }
  for (const one of published) {
    try {
      assemble(overlay(repository, [...taken, one]).documents)
      taken.push(one)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      refused.push(error.message)
    }
  }
  const { documents, twice } = overlay(repository, taken)
  return { content: assemble(documents), twice, refused }
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

/** Lists whose items can be told apart by their place: none was added, removed or moved. */
function isSameList(parts: readonly unknown[]): boolean {
  return parts.every(
    (part) => Array.isArray(part) && part.length === (parts[0] as unknown[]).length,
  )
}
