/** What /blog and /blog-grid say around their posts (Spec: S-35). */
export const journal = {
  readMore: 'Lire la suite',
  /** The same posts on the other page. */
  otherLook: {
    list: { label: 'En grille', to: '/blog-grid' },
    grid: { label: 'En liste', to: '/blog' },
  },
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

/** Says which posts are shown; it has the focus once they have changed. */
export function listSummary(
  { total, page, pageCount }: { total: number; page: number; pageCount: number },
  keywords: string,
): string {
  const where = pageCount > 1 ? `, page ${page} sur ${pageCount}` : ''
  if (!keywords) return `${total} articles pour préparer votre site et vos textes${where}`
  if (total === 0) {
    return `Aucun article pour « ${keywords} ». Essayez un mot plus court, ou un seul à la fois.`
  }
  return `${total} ${total > 1 ? 'articles' : 'article'} pour « ${keywords} »${where}`
}
