import type { PagePath } from './pages.ts'

/** Lists whose entries have pages, by the first segment of a page's path. */
export const lists = {
  blog: { page: '/blog', samplePage: '/single-blog' },
  portfolio: { page: '/portfolio-two', samplePage: '/single-portfolio' },
  team: { page: '/team', samplePage: '/single-team' },
} as const satisfies Record<string, { page: PagePath; samplePage: PagePath }>

export type List = keyof typeof lists

export const isList = (name: string): name is List => Object.hasOwn(lists, name)

export type EntryPath = `/${List}/${string}`

export type SitePath = PagePath | EntryPath

export interface Entry {
  id: string
  /** Whether the entry is fictional: marked as a sample, without a page of its own. */
  sample?: boolean | undefined
  replaces?: string | undefined
}

export const sampleMark = '(exemple)'

/** Returns the address of an entry: its own page, or the page of samples. Spec: S-60 */
export function entryPath<L extends List>(list: L, { id, sample }: Entry) {
  return sample ? lists[list].samplePage : (`/${list}/${id}` as const)
}

export function shownOf<E extends Entry>(entries: readonly E[]): E[] {
  const replacements = new Map(entries.map((entry) => [entry.replaces, entry]))
  return entries
    .filter(({ replaces }) => !replaces)
    .map((entry) => replacements.get(entry.id) ?? entry)
}
