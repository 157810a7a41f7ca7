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

/** How many posts there are, and on which of how many pages. */
interface Shown {
  total: number
  page: number
  pageCount: number
}

const where = ({ page, pageCount }: Shown) =>
  pageCount > 1 ? `, page ${page} sur ${pageCount}` : ''

/** Says which posts are shown without a search. */
export const listSummary = (shown: Shown) =>
  `${shown.total} articles pour préparer votre site et vos textes${where(shown)}`

/** Says which posts a search found: the words before and after what was typed. */
export function searchSummary(shown: Shown): { before: string; after: string } {
  const { total } = shown
  if (total === 0) {
    return {
      before: 'Aucun article pour «\u00a0',
      after: '\u00a0». Essayez un mot plus court, ou un seul à la fois.',
    }
  }
  return {
    before: `${total} ${total > 1 ? 'articles' : 'article'} pour «\u00a0`,
    after: `\u00a0»${where(shown)}`,
  }
}
