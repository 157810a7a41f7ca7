import type { Content } from './documents/documents.ts'

/** Lists whose entries have a page of their own, by the first segment of its address. */
export type List = 'blog' | 'portfolio' | 'team'

/** Address of the page of an entry. */
export type EntryPath = `/${List}/${string}`

export interface Entry {
  /** Name of its file; also the last segment of its address, and the name of its drawing. */
  id: string
  /** Made up, and said to be: it has no page of its own. */
  sample?: boolean | undefined
  /** The sample whose place it takes. */
  replaces?: string | undefined
}

/** Follows what is said of a sample that stands beside real entries. */
export const sampleMark = '(exemple)'

/** The page that the samples of a list share (Spec: S-60). */
export const samplePages = {
  blog: '/single-blog',
  portfolio: '/single-portfolio',
  team: '/single-team',
} as const satisfies Record<List, string>

/** Returns the address that shows an entry: its own page, or the one that samples share. */
export function entryPath<L extends List>(list: L, { id, sample }: Entry) {
  return sample ? samplePages[list] : (`/${list}/${id}` as const)
}

/** Returns the page that now shows a sample, from the address that the sample once had (Spec: S-60). */
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

/** Returns what a list shows: a real entry stands where the sample that it replaces stood. */
export function shownOf<E extends Entry>(entries: readonly E[]): E[] {
  const replacements = new Map(entries.map((entry) => [entry.replaces, entry]))
  return entries
    .filter(({ replaces }) => !replaces)
    .map((entry) => replacements.get(entry.id) ?? entry)
}
