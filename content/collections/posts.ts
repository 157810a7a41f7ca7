/** A post of the journal (Spec: S-35). */
export interface Post {
  /** Also the name of the drawing. */
  id: PostId
  title: string
  category: Category
  /** Day of publication, `2024-06-12`. */
  date: string
  /** What the lists show; the article itself is at /single-blog. */
  excerpt: string
}

export type PostId =
  | 'cinq-competences'
  | 'site-lent'
  | 'logo-grand-mere'
  | 'sans-adjectifs'
  | 'grille-css'
  | 'client-presse'

/** In English, to the letter of the spec (Spec: S-36). */
export const categories = [
  'Business',
  'Development',
  'Technology',
  'Creative Director',
  'Uncategorized',
] as const

export type Category = (typeof categories)[number]

/** In English as well; one of them is a category too, as the spec has it. */
export const tags = ['Marketing', 'Business', 'Solutions', 'Studio', 'Brand'] as const

/** Six samples, the latest first, as their pages say. */
export const posts: readonly [Post, ...Post[]] = [
  {
    id: 'cinq-competences',
    title: 'Cinq compétences qui se paient bien',
    category: 'Business',
    date: '2024-06-12',
    excerpt:
      'Elles ne demandent aucun diplôme et s’apprennent presque toutes le soir, à la table de la cuisine. Elles se prouvent en dix minutes, et le téléphone sonne ensuite tout seul. Voici celles que nous cherchons quand nous embauchons, de la plus discrète à la plus bruyante.',
  },
  {
    id: 'site-lent',
    title: 'Un site lent perd ses clients avant de les saluer',
    category: 'Technology',
    date: '2024-06-03',
    excerpt:
      'Trois secondes, c’est le temps qu’il faut pour changer de trottoir. Nous avons chronométré les vitrines d’une rue entière sur un téléphone ordinaire, en 4G, un samedi de marché. La boulangerie gagne, et personne ne s’en étonne : elle n’a qu’une photo, mais c’est la bonne.',
  },
  {
    id: 'logo-grand-mere',
    title: 'Votre grand\u2011mère doit savoir dessiner votre logo',
    category: 'Creative Director',
    date: '2023-06-28',
    excerpt:
      'Le test le plus cruel que nous connaissions, et le plus juste : montrer le signe cinq secondes, tendre un crayon, regarder ce qui revient. Ce qui ne revient pas ne servait à rien. Nous avons essayé avec les nôtres, à Sète et à Sousse ; elles n’ont épargné personne.',
  },
  {
    id: 'sans-adjectifs',
    title: 'Écrire une page d’accueil sans adjectifs',
    category: 'Business',
    date: '2023-06-21',
    excerpt:
      'Retirez « innovant » : s’il ne reste rien, il n’y avait rien. Un prix, un délai, un prénom et une photo du vrai magasin disent davantage que dix promesses. L’exercice prend une heure, fait un peu mal, et rend la page deux fois plus courte.',
  },
  {
    id: 'grille-css',
    title: 'Du carreau de ciment à la grille CSS',
    category: 'Development',
    date: '2023-06-14',
    excerpt:
      'Un artisan de Nabeul nous a appris à faire des colonnes. Il compte d’abord les carreaux, coupe le moins possible, et pose toujours le motif depuis le centre. Depuis, nos pages commencent sur du papier quadrillé, et les écrans étroits ne nous font plus peur.',
  },
  {
    id: 'client-presse',
    title: 'Ce que regarde vraiment un client pressé',
    category: 'Uncategorized',
    date: '2023-06-05',
    excerpt:
      'Ni votre carrousel, ni le mot du directeur. Douze personnes, douze téléphones, une seule question : « Vous l’appelleriez ? » Elles ont cherché un numéro, un horaire et une preuve que quelqu’un habite là. Le reste, elles l’ont pris pour du papier peint.',
  },
]

export const recentPosts = posts.slice(0, 3)

/** The one post that is there whole, at /single-blog; every post leads to it. */
export const [toldPost] = posts

/**
 * The posts in which every word of `keywords` is found, in their title, category or excerpt;
 * accents and capitals do not count.
 *
 * @param keywords as typed; empty, every post is found
 */
export function findPosts(keywords: string): readonly Post[] {
  const words = fold(keywords).split(/\s+/)
  return posts.filter(({ title, category, excerpt }) => {
    const text = fold(`${title} ${category} ${excerpt}`)
    return words.every((word) => text.includes(word))
  })
}

/** One page of a list, and where it stands. */
export interface PostPage {
  posts: readonly Post[]
  /** Posts in all pages together. */
  total: number
  /** The page shown, from 1. */
  page: number
  pageCount: number
}

/**
 * Cuts a list in pages.
 *
 * @param perPage posts on a page, at most
 * @param wanted page asked for in an address, as it stands there; what is no page means the
 *   nearest one
 */
export function paginate(found: readonly Post[], perPage: number, wanted: string | null): PostPage {
  const pageCount = Math.max(1, Math.ceil(found.length / perPage))
  const page = Math.min(Math.max(1, Math.trunc(Number(wanted)) || 1), pageCount)
  const first = (page - 1) * perPage
  return {
    posts: found.slice(first, first + perPage),
    total: found.length,
    page,
    pageCount,
  }
}

const combiningMarks = /\p{Mn}/gu

/** Hyphens of every kind are spaces: they are typed or not. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(combiningMarks, '')
    .replace(/[\p{Pd}\s]+/gu, ' ')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .trim()
}
