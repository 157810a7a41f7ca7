/** The lists whose entries have a page each, and the last segment of its address. */
export const entries = {
  blog: [
    'cinq-competences',
    'site-lent',
    'logo-grand-mere',
    'sans-adjectifs',
    'grille-css',
    'client-presse',
  ],
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
} as const

export type PostId = (typeof entries.blog)[number]
export type ProjectId = (typeof entries.portfolio)[number]
export type MemberId = (typeof entries.team)[number]

/** Address of the page of an entry. */
export type EntryPath = `/blog/${PostId}` | `/portfolio/${ProjectId}` | `/team/${MemberId}`
