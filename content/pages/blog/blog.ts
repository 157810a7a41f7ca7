/** What /blog and /blog-grid say around their posts (Spec: S-35). */
export const journal = {
  readMore: 'Lire la suite',
  /** The same posts on the other page. */
  otherLook: {
    list: { label: 'En grille', to: '/blog-grid' },
    grid: { label: 'En liste', to: '/blog' },
  } as const,
  pages: 'Pages',
  page: 'Page',
  search: {
    label: 'Rechercher',
    /** To the letter of the spec, in English. */
    placeholder: 'Type keyword here',
    submit: 'Lancer la recherche',
    clear: 'Revoir tous les articles',
  },
  categories: 'Catégories',
  recent: 'Articles récents',
  tags: 'Étiquettes',
  /** Under an article. */
  sources: 'Sources',
}

/** Says which posts are shown. */
export const listSummaries = {
  all: '{nombre} articles pour préparer votre site et vos textes',
  none: 'Aucun article pour «\u00a0{mots}\u00a0». Essayez un mot plus court, ou un seul à la fois.',
  one: '{nombre} article pour «\u00a0{mots}\u00a0»',
  several: '{nombre} articles pour «\u00a0{mots}\u00a0»',
  /** Follows the others where there is more than one page. */
  page: ', page {page} sur {pages}',
}
