/** Entries with a page of their own, by list: the last segment of their address. */
export const entries = {
  blog: ['site-lent', 'logo-grand-mere', 'sans-adjectifs', 'grille-css', 'client-presse'],
  // Real ones only: samples share /single-portfolio and /single-team.
  portfolio: [],
  team: [],
} as const satisfies Record<string, readonly string[]>

/** Samples, which have no page of their own; the server redirects the addresses they once had. */
export const samples = {
  blog: ['cinq-competences'],
  portfolio: [
    'huilerie-troizolives',
    'les-bains-ondole',
    'medina-lofts',
    'citron-confit',
    'les-etals-du-matin',
    'jardin-sauvage',
    'carrelages-tessellou',
    'cafe-de-la-jetee',
  ],
  team: [
    'leila-mansour',
    'hugo-castel',
    'fatou-ndiaye',
    'karim-jaziri',
    'salma-trabelsi',
    'paul-vidal',
    'nour-haddad',
    'emile-rouquette',
    'yasmine-belhaj',
    'tom-bessiere',
    'aicha-kone',
    'sofiane-gharbi',
  ],
} as const satisfies Record<List, readonly string[]>

/** The page that the samples of a list share (Spec: S-60). */
export const samplePages = {
  blog: '/single-blog',
  portfolio: '/single-portfolio',
  team: '/single-team',
} as const satisfies Record<List, string>

export type List = keyof typeof entries

type IdIn<L extends List> = (typeof entries)[L][number] | (typeof samples)[L][number]
export type PostId = IdIn<'blog'>
export type ProjectId = IdIn<'portfolio'>
export type MemberId = IdIn<'team'>

/** Address of the page of an entry. */
export type EntryPath = { [L in List]: `/${L}/${(typeof entries)[L][number]}` }[List]

/** Returns whether an entry is a sample. */
export const isSample = (list: List, id: string) => samples[list].some((sample) => sample === id)

/** Returns the address that shows an entry: its own page, or the one that samples share. */
export function entryPath<L extends List>(
  list: L,
  id: IdIn<L>,
): EntryPath | (typeof samplePages)[L] {
  return isSample(list, id) ? samplePages[list] : (`/${list}/${id}` as EntryPath)
}
