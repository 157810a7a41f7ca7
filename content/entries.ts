import type { PagePath } from './pages.ts'

/** Lists whose entries have pages, named by the first segment of a page's path. */
export type List = 'blog' | 'portfolio' | 'team'

export type EntryPath = `/${List}/${string}`

export type SitePath = PagePath | EntryPath

export interface Entry {
  id: string
  /** Whether the entry is fictional: marked as a sample, without a page of its own. */
  sample?: boolean | undefined
  replaces?: string | undefined
}

export const sampleMark = '(exemple)'

/** Spec: S-60 */
export const samplePages = {
  blog: '/single-blog',
  portfolio: '/single-portfolio',
  team: '/single-team',
} as const satisfies Record<List, string>

/** Returns the address of an entry: its own page, or the page of samples. */
export function entryPath<L extends List>(list: L, { id, sample }: Entry) {
  return sample ? samplePages[list] : (`/${list}/${id}` as const)
}

export function shownOf<E extends Entry>(entries: readonly E[]): E[] {
  const replacements = new Map(entries.map((entry) => [entry.replaces, entry]))
  return entries
    .filter(({ replaces }) => !replaces)
    .map((entry) => replacements.get(entry.id) ?? entry)
}
