import { group, line, searchDescription } from './documents/fields.ts'
import { type PageInfo, type PagePath, pages } from './pages.ts'

const headDocument = (page: string) =>
  group(page, {
    title: line('Titre', { most: 70 }),
    description: searchDescription,
  })

const heads = [
  ...(Object.entries(pages) as [PagePath, PageInfo][]).map(
    ([path, { crumb }]) => [path, headDocument(crumb)] as const,
  ),
  ['/404', headDocument('Page introuvable')] as const,
]

type Heads = Record<(typeof heads)[number][0], ReturnType<typeof headDocument>>

export const headsDocument = group('Titres et descriptions', Object.fromEntries(heads) as Heads)
