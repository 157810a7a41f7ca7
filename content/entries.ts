import type { Content } from './documents/documents.ts'

/** Lists whose entries have pages, named by the first segment of a page's path. */
export type List = 'blog' | 'portfolio' | 'team'

export type EntryPath = `/${List}/${string}`

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

/** Spec: S-60 */
export function samplePageOf(path: string, content: Content) {
  const [, name = '', id] = path.split('/')
  const lists: Record<List, readonly Entry[]> = {
    blog: content.posts,
    portfolio: content.projects,
    team: content.members,
  }
  const list = (Object.keys(lists) as List[]).find((each) => each === name)
  return list && lists[list].some((entry) => entry.id === id && entry.sample)
    ? samplePages[list]
    : undefined
}

export function shownOf<E extends Entry>(entries: readonly E[]): E[] {
  const replacements = new Map(entries.map((entry) => [entry.replaces, entry]))
  return entries
    .filter(({ replaces }) => !replaces)
    .map((entry) => replacements.get(entry.id) ?? entry)
}
