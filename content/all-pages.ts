import { type Content, type KindName, kinds } from './documents/documents.ts'
import type { Kind } from './documents/kind.ts'
import { type Entry, type EntryPath, lists, type SitePath, shownOf } from './entries.ts'
import { type Page, type PageInfo, type PagePath, pages } from './pages.ts'

/* Every path of the site; only build, server and tests import it. */

/** Pages by path; each reads its texts when it is called, so that a page depends on the titles that it shows only. */
type Rows = ReadonlyMap<SitePath, () => Page>

const known = new WeakMap<Content, Rows>()

function rowsOf(content: Content): Rows {
  const all = known.get(content) ?? new Map([...fixedPages(content), ...entryPages(content)])
  known.set(content, all)
  return all
}

export const sitePages = (content: Content): ReadonlyMap<SitePath, Page> =>
  new Map([...rowsOf(content)].map(([path, page]) => [path, page()]))

export const sitePaths = (content: Content): SitePath[] => [...rowsOf(content).keys()]

export const pageAt = (path: string, content: Content) => rowsOf(content).get(path as SitePath)?.()

/** Returns the kinds whose documents people add, each with its documents. */
const kindsOfEntries = (content: Content) =>
  Object.entries<Kind>(kinds).flatMap(([name, { entries }]) =>
    entries ? [{ ...entries, all: content[name as KindName] as readonly Entry[] }] : [],
  )

/** Returns the pages of samples that show real entries too. */
const mixedPages = (content: Content) =>
  kindsOfEntries(content).flatMap(({ samplesOn = {}, all }) =>
    Object.entries(samplesOn)
      .filter(
        ([, most]) =>
          !shownOf(all)
            .slice(0, most)
            .every(({ sample }) => sample),
      )
      .map(([path]) => path),
  )

function fixedPages(content: Content) {
  return (Object.entries(pages) as [PagePath, PageInfo][]).map(([path, page]) => {
    const made = (): Page => {
      const sample = page.sample && !mixedPages(content).includes(path)
      return { ...page, ...content.heads[path], sample }
    }
    return [path, made] as const
  })
}

function entryPages(content: Content): [EntryPath, () => Page][] {
  return kindsOfEntries(content).flatMap(({ list, pageOf, inOrder = (all) => all, all }) =>
    list && pageOf
      ? inOrder(all)
          .filter(({ sample }) => !sample)
          .map((entry): [EntryPath, () => Page] => [`/${list}/${entry.id}`, () => pageOf(entry)])
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
