import * as v from 'valibot'
import {
  address,
  day,
  example,
  group,
  line,
  list,
  paragraph,
  picture,
  rank,
  searchDescription,
  webAddress,
} from '../documents/fields.ts'
import { entryPath } from '../entries.ts'
import type { Page } from '../pages.ts'

/** Spec: S-36 */
export const categories = [
  'Business',
  'Development',
  'Technology',
  'Creative Director',
  'Uncategorized',
] as const

export const tags = ['Marketing', 'Business', 'Solutions', 'Studio', 'Brand'] as const

const block = v.union(
  [
    paragraph('Paragraphe', { most: 800 }),
    group('Titre', { heading: line('Titre', { most: 80 }) }),
    group('Liste', { list: list('Liste', paragraph('Ligne'), { most: 20 }) }),
    group('Citation', { quote: paragraph('Citation'), by: line('De qui') }),
    group('Image', {
      picture: picture('Image', 'whole'),
      caption: v.optional(line('Légende', { most: 140 })),
    }),
    group('Lien', { link: line('Lien', { most: 80 }), to: address('Page') }),
  ],
  'Un paragraphe, un titre, une liste, une citation, une image ou un lien est attendu.',
)

const source = group('Source', {
  by: line('Qui publie'),
  title: line('Titre', { most: 200 }),
  lang: v.optional(v.pipe(v.literal('en'), v.title('Titre en anglais'))),
  date: line('Date', { most: 60 }),
  href: v.optional(webAddress('Adresse')),
})

/** Spec: S-35, S-49. The id of a post names its drawing. */
export const postDocument = group('Article', {
  order: rank,
  sample: v.optional(example),
  title: line('Titre', { most: 80 }),
  crumb: line('Nom court, dans le chemin en haut de la page', { most: 30 }),
  category: v.pipe(
    v.picklist(categories, 'Une rubrique de la liste est attendue.'),
    v.title('Rubrique'),
  ),
  date: day('Date'),
  excerpt: paragraph('Résumé', { most: 300 }),
  keywords: line('Mots que la recherche trouve aussi'),
  description: searchDescription,
  blocks: list('Texte', block, { most: 100 }),
  sources: list('Sources', source, { least: 0 }),
})

export type Block = v.InferOutput<typeof block>

export type Post = v.InferOutput<typeof postDocument> & { id: string }

export const pictureOf = ({ blocks }: Post) =>
  blocks.flatMap((each) => (typeof each === 'object' && 'picture' in each ? [each.picture] : []))[0]

export type Card = Pick<
  Post,
  'id' | 'title' | 'crumb' | 'category' | 'date' | 'excerpt' | 'keywords'
>

export function cardOf({ id, title, crumb, category, date, excerpt, keywords }: Post): Card {
  return { id, title, crumb, category, date, excerpt, keywords }
}

export const signature = 'par l’équipe Graaand'

export const postPath = (post: Pick<Post, 'id' | 'sample'>) => entryPath('blog', post)

export const postPage = ({ title, crumb, description }: Post): Page => ({
  crumb,
  heading: title,
  title,
  description,
})

export const latestFirst = (posts: readonly Post[]) =>
  posts.toSorted((a, b) => b.date.localeCompare(a.date))

export const ownPosts = (posts: readonly Post[]) =>
  latestFirst(posts).filter(({ sample }) => !sample)

export const nextTitle = 'À lire ensuite'

export function postsAfter(id: string, posts: readonly Post[]): Post[] {
  const sorted = latestFirst(posts)
  const next = sorted.findIndex((post) => post.id === id) + 1
  return [...sorted.slice(next), ...sorted].filter((post) => post.id !== id).slice(0, 3)
}

/** Counts as the blog does, which lists its samples too. */
export function countPosts(posts: number, samples: number): string {
  const among = samples > 0 ? `, dont ${samples} ${samples > 1 ? 'exemples' : 'exemple'}` : ''
  return `${posts} en ligne${among}`
}

export const firstValuesOfPost = (title: string, today: string) => ({
  crumb: title.length > 30 ? '' : title,
  date: today,
})
