import { entryPath, isSample, type PostId } from '../entries.ts'
import type { PageInfo, PagePath } from '../pages.ts'
import { card as cinqCompetences } from './articles/cinq-competences.ts'
import { card as clientPresse } from './articles/client-presse.ts'
import { card as grilleCss } from './articles/grille-css.ts'
import { card as logoGrandMere } from './articles/logo-grand-mere.ts'
import { card as sansAdjectifs } from './articles/sans-adjectifs.ts'
import { card as siteLent } from './articles/site-lent.ts'

/** What lists show of an article: all that browsers download of it (Spec: S-35). */
export interface Card {
  title: string
  /** Last crumb of its page, a few words. */
  crumb: string
  category: Category
  /** Day of publication, `2026-11-22`. */
  date: string
  /** Under the title in lists, and above the text on its own page. */
  excerpt: string
  /** Words that a search finds besides those above. */
  keywords: string
}

/** The text of an article, which the server draws (content/collections/texts.ts). */
export interface Article {
  /** For search engines, 70 to 160 characters. */
  description: string
  parts: readonly ArticlePart[]
  sources: readonly Source[]
}

export interface ArticlePart {
  title: string
  blocks: readonly Block[]
}

/** A paragraph, or something else between two of them. */
export type Block =
  | string
  | { list: readonly string[] }
  | { quote: string; by: string }
  | { link: string; to: PagePath }

/** What an article leans on. */
export interface Source {
  by: string
  title: string
  /** Language of the title, when it is not French. */
  lang?: 'en'
  /** A year at least. */
  date: string
  /** The text, or the front page of who published it. */
  href?: string
}

/** A post of the journal. Its drawing has the name of its id. */
export interface Post extends Card {
  id: PostId
}

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

/** Six articles, the latest first; a day's are in the order of this list. */
export const posts: readonly [Post, ...Post[]] = [
  { id: 'site-lent', ...siteLent },
  { id: 'logo-grand-mere', ...logoGrandMere },
  { id: 'sans-adjectifs', ...sansAdjectifs },
  { id: 'grille-css', ...grilleCss },
  { id: 'client-presse', ...clientPresse },
  { id: 'cinq-competences', ...cinqCompetences },
]

/** Articles with a page of their own: all but the sample (Spec: S-37). */
export const ownPosts = posts.filter(({ id }) => !isSample('blog', id))

/** Follows the date of a sample in lists. */
export const sampleMark = '(exemple)'

/** Follows the date of an article. */
export const signature = 'par l’équipe Graaand'

export const postPath = (id: PostId) => entryPath('blog', id)

export const postPage = ({ title, crumb }: Card): PageInfo => ({
  crumb,
  heading: title,
  title: `${title} | Graaand`,
})

export const recentPosts = posts.slice(0, 3)

/** Said above what to read after a post. */
export const nextTitle = 'À lire ensuite'

/** What to read after a post: the three that follow it, the first after the last. */
export function postsAfter(id: PostId): readonly Post[] {
  const next = posts.findIndex((post) => post.id === id) + 1
  return [...posts.slice(next), ...posts].slice(0, 3)
}
