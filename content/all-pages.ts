import { type Content, type KindName, kinds } from './documents/documents.ts'
import type { Kind } from './documents/kind.ts'
import { type Entry, type EntryPath, lists, type SitePath, shownOf } from './entries.ts'
import { type Page, type PageInfo, type PagePath, pages } from './pages.ts'

/* Every path of the site; only build, server and tests import it. */

/** Returns each page by its path. */
export const sitePages = (content: Content): ReadonlyMap<SitePath, Page> =>
  new Map(
    sitePaths(content).flatMap((path): [SitePath, Page][] => {
      const page = pageAt(path, content)
      return page ? [[path, page]] : []
    }),
  )

export const sitePaths = (content: Content): SitePath[] => [
  ...(Object.keys(pages) as PagePath[]),
  ...kindsOfEntries(content).flatMap(({ list, inOrder = (all) => all, all }) =>
    list
      ? inOrder(all)
          .filter(({ sample }) => !sample)
          .map(({ id }): EntryPath => `/${list}/${id}`)
      : [],
  ),
]

/** Reads nothing but this page's texts and samples, so that a page depends on the texts that it shows only. */
export function pageAt(path: string, content: Content): Page | undefined {
  if (isFixed(path)) {
    const page: PageInfo = pages[path]
    const sample = page.sample && !isMixed(path, content)
    return { ...page, ...content.heads[path], sample }
  }
  const [, name, id, ...more] = path.split('/')
  const kind = kindsOfEntries(content).find(({ list }) => list === name)
  const entry = more.length === 0 && kind?.all.find((one) => one.id === id && !one.sample)
  return entry ? kind?.pageOf?.(entry) : undefined
}

const isFixed = (path: string): path is PagePath => Object.hasOwn(pages, path)

/** Returns the kinds whose documents people add, each with its documents. */
const kindsOfEntries = (content: Content) =>
  Object.entries<Kind>(kinds).flatMap(([name, { entries }]) =>
    entries ? [{ ...entries, all: content[name as KindName] as readonly Entry[] }] : [],
  )

/** Tells whether a page of samples shows a real entry too. */
const isMixed = (path: PagePath, content: Content) =>
  kindsOfEntries(content).some(({ samplesOn = {}, all }) => {
    const most = samplesOn[path]
    return (
      most !== undefined &&
      !shownOf(all)
        .slice(0, most)
        .every(({ sample }) => sample)
    )
  })

/** Spec: S-60 */
export function samplePageOf(path: string, content: Content) {
  const [, name, id] = path.split('/')
  const kind = kindsOfEntries(content).find(({ list }) => list === name)
  const isSample = kind?.all.some((entry) => entry.id === id && entry.sample)
  return kind?.list && isSample ? lists[kind.list].samplePage : undefined
}
