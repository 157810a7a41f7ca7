import { pageAt } from '#content/all-pages.ts'
import { lendersIn } from '#content/documents/borrowed.ts'
import {
  documentKind,
  documentName,
  entryAt,
  pagesAbout,
} from '#content/documents/document-kind.ts'
import {
  type ContentHolder,
  type Documents,
  type KindName,
  kinds,
} from '#content/documents/documents.ts'
import type { Kind } from '#content/documents/kind.ts'
import { isWithin, joinPath, textsOf } from '#content/documents/paths.ts'
import type { Reads } from '#content/documents/reads.ts'
import type { PublishedSite } from '../site/published-site.ts'

interface Place {
  document: string
  path: string
}

interface Parts {
  site: Pick<PublishedSite, 'reads'>
  /** The content that is online, which the pages read. */
  content: ContentHolder
  /** The documents of that content. */
  online(): Documents
  /** The documents with every draft. */
  working(): Documents
}

/** Finds the pages of a field in the values that each page read when it was rendered, so no page is rendered again. */
export function createUsage({ site, content, online, working }: Parts) {
  function pagesThatRead({ document, path }: Place): string[] {
    const root = rootOf(document)
    if (root === undefined) return []
    const paths = path === '' ? shownPaths(document) : [path]
    return [...site.reads()].flatMap(([page, reads]) =>
      paths.some((each) => isRead(reads, content.current, joinPath(root, each).split('.')))
        ? [page]
        : [],
    )
  }

  /** Returns the path of a document in the content, or of the list that a new entry makes longer. */
  function rootOf(document: string): string | undefined {
    const kind = documentKind(document)
    const [name] = Object.entries<Kind>(kinds).find(([, one]) => one === kind) ?? []
    if (!kind || name === undefined) return undefined
    const id = documentName(document)
    if (kind.names) return joinPath(name, id)
    if (!kind.entries) return name
    const entries = content.current[name as KindName] as readonly { id: string }[]
    const index = entries.findIndex((entry) => entry.id === id)
    return index === -1 ? name : joinPath(name, index)
  }

  /** Returns the texts of an entry, because pages that do not show it read its date or whether it is a sample. */
  function shownPaths(document: string): string[] {
    if (!documentKind(document)?.entries) return ['*']
    const texts = textsOf(online().get(document)).filter(({ text }) => /\p{L}/u.test(text))
    return texts.length > 0 ? texts.map(({ path }) => path) : ['length']
  }

  /** Returns the pages of a place and of the texts that borrow from it. */
  function pagesOfPlace(place: Place, seen: Set<string>): string[] {
    const key = `${place.document}#${place.path}`
    if (seen.has(key)) return []
    seen.add(key)
    const borrowers = borrowersOf(place, online())
    return [...pagesThatRead(place), ...borrowers.flatMap((one) => pagesOfPlace(one, seen))]
  }

  function hasPage(path: string): boolean {
    const entry = entryAt(path)
    if (!entry) return path === '/404' || pageAt(path, content.current) !== undefined
    return [online(), working()].some((documents) => {
      const value = documents.get(entry) as { sample?: boolean } | undefined
      return value !== undefined && !value.sample
    })
  }

  /** Returns the pages about a field, then the others that show it in the order of the site. */
  return (document: string, path: string): readonly string[] => {
    const found = new Set(pagesOfPlace({ document, path }, new Set()))
    const inOrder = [...site.reads().keys()].filter((page) => found.has(page))
    return [...new Set([...pagesAbout(document, path), ...inOrder])].filter(hasPage)
  }
}

/** Tells whether a page read a value or something in it; `*` is anything in it. */
function isRead(reads: Reads, value: unknown, [key, ...others]: readonly string[]): boolean {
  const isGroup = value !== null && typeof value === 'object'
  // A page that only tests whether a group exists shows nothing of it.
  if (key === undefined || key === '*') return !isGroup || Object.keys(reads).length > 0
  // The field is missing online: the page looked for the group around it.
  if (!isGroup) return true
  const inside = Object.hasOwn(reads, key) ? reads[key] : undefined
  if (inside) return isRead(inside, Reflect.get(value, key), others)
  const isNew = !Object.hasOwn(value, key)
  return isNew && (Object.hasOwn(reads, 'length') || Object.hasOwn(reads, '*'))
}

const known = new WeakMap<Documents, readonly (Place & { lenders: readonly Place[] })[]>()

/** Returns the texts that borrow values of a place. */
function borrowersOf(place: Place, documents: Documents): Place[] {
  const texts =
    known.get(documents) ??
    [...documents].flatMap(([document, value]) =>
      textsOf(value).flatMap(({ path, text }) => {
        const lenders = text.includes('{{') ? lendersIn(text) : []
        return lenders.length > 0 ? [{ document, path, lenders }] : []
      }),
    )
  known.set(documents, texts)
  const isOf = (lender: Place) =>
    lender.document === place.document &&
    (isWithin(lender.path, place.path) || isWithin(place.path, lender.path))
  return texts.filter(({ lenders }) => lenders.some(isOf))
}
