import { type Content, type KindName, kinds } from './documents/documents.ts'
import type { Kind } from './documents/kind.ts'
import { type Entry, type EntryPath, lists, type SitePath, shownOf } from './entries.ts'
import { type Page, type PageInfo, type PagePath, pages } from './pages.ts'

/* Every path of the site; only build, server and tests import it. */

const known = new WeakMap<Content, ReadonlyMap<SitePath, Page>>()

export function sitePages(content: Content): ReadonlyMap<SitePath, Page> {
  const all = known.get(content) ?? new Map([...fixedPages(content), ...entryPages(content)])
  known.set(content, all)
  return all
}

export const sitePaths = (content: Content): SitePath[] => [...sitePages(content).keys()]

export const pageAt = (path: string, content: Content) => sitePages(content).get(path as SitePath)

/** Returns the kinds whose documents people add, each with its documents. */
const kindsOfEntries = (content: Content) =>
  Object.entries<Kind>(kinds).flatMap(([name, { entries }]) =>
    entries ? [{ ...entries, all: content[name as KindName] as readonly Entry[] }] : [],
  )

function fixedPages(content: Content) {
  const mixed = kindsOfEntries(content).flatMap(({ samplesOn = {}, all }) =>
    Object.entries(samplesOn)
      .filter(
        ([, most]) =>
          !shownOf(all)
            .slice(0, most)
            .every(({ sample }) => sample),
      )
      .map(([path]) => path),
  )
  return (Object.entries(pages) as [PagePath, PageInfo][]).map(([path, page]): [PagePath, Page] => {
    const sample = page.sample && !mixed.includes(path)
    return [path, { ...page, ...content.heads[path], sample }]
  })
}

function entryPages(content: Content): [EntryPath, Page][] {
  return kindsOfEntries(content).flatMap(({ list, pageOf, inOrder = (all) => all, all }) =>
    list && pageOf
      ? inOrder(all)
          .filter(({ sample }) => !sample)
          .map((entry): [EntryPath, Page] => [`/${list}/${entry.id}`, pageOf(entry)])
      : [],
  )
}

/** Spec: S-60 */
export function samplePageOf(path: string, content: Content) {
  const [, name, id] = path.split('/')
  const kind = kindsOfEntries(content).find(({ list }) => list === name)
  const isSample = kind?.all.some((entry) => entry.id === id && entry.sample)
  return kind?.list && isSample ? lists[kind.list].samplePage : undefined
}
