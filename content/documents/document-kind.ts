import { packNamesIn } from '../catalogue/sheets.ts'
import type { Place } from './content-error.ts'
import { allKinds } from './documents.ts'

/* Answers of the rows about a document. */

/** @param document path below content/ without its ending: `pages/accueil` */
export const documentKind = (document: string) =>
  allKinds.find(({ path, names, entries }) =>
    names
      ? names.some((name) => document === `${path}/${name}`)
      : entries
        ? document.startsWith(`${path}/`)
        : document === path,
  )

/** Returns the name of a document in its folder: `seo`. */
export const documentName = (document: string) => document.slice(document.lastIndexOf('/') + 1)

export const folderOf = (document: string) => document.slice(0, document.lastIndexOf('/'))

export const isPageText = (document: string) => document.startsWith('pages/')

/** Returns the pages about a field, whether they exist or not. */
export function pagesAbout(document: string, field: string): readonly string[] {
  const id = documentName(document)
  const own = documentKind(document)?.pages?.({ id, field })
  return own ?? (isPageText(document) ? [document.replace('pages', ''), `/${id}`] : [])
}

/** Returns the names of the packs to which three values belong. */
export function packNamesOf(document: string, field: string): string[] {
  const list = documentKind(document)?.priceList?.({ id: documentName(document), field })
  return list === undefined ? [] : packNamesIn(list)
}

/** Returns the document of an entry by the path of its page. */
export function entryAt(page: string): string | undefined {
  const [, list = '', id] = page.split('/')
  const kind = allKinds.find(({ entries }) => entries?.list === list)
  return id && kind ? `${kind.path}/${id}` : undefined
}

/** Returns the place of the title or the description of a page. */
export function headOf(page: string, key: 'title' | 'description'): Place {
  const document = entryAt(page)
  if (document) return { document, path: key }
  const heads = allKinds.find(({ partOfPages }) => partOfPages)
  return { document: heads?.path ?? '', path: `${page}.${key}` }
}
