import { pageAt, sitePages } from '../all-pages.ts'
import { toldProject } from '../collections/projects.ts'
import type { Entry, List } from '../entries.ts'
import { toldPost } from '../pages/blog/single-blog.ts'
import { toldMember } from '../pages/team/single-team.ts'
import type { ContentFault, Place } from './content-error.ts'
import { type Content, type Documents, type Kind, kinds } from './documents.ts'

export function faultsOf(content: Content, documents: Documents): ContentFault[] {
  return [
    ...repeated(content),
    ...[...documents].flatMap(([document, value]) =>
      deadLinks(value, content, { document, path: '' }),
    ),
    ...unnamed(documents),
    ...untold(content),
    ...misplaced('collections/projects', content.projects),
    ...misplaced('collections/team', content.members),
    ...misplaced('collections/testimonials', content.testimonials),
  ]
}

function repeated(content: Content): ContentFault[] {
  const all = [...sitePages(content), ['/404', content.heads['/404']] as const]
  const keys = ['title', 'description'] as const
  return all.flatMap(([path, page], index) =>
    keys.flatMap((key): ContentFault[] => {
      const [other] = all.slice(0, index).find(([, each]) => each[key] === page[key]) ?? []
      if (other === undefined) return []
      const words = (path: string) => `La page ${path} dit déjà «\u00a0${page[key]}\u00a0».`
      const causes = [{ ...headOf(other, key), words: words(path) }]
      return [{ ...headOf(path, key), words: words(other), causes }]
    }),
  )
}

/** The place of the title or the description of a page. */
const headOf = (path: string, key: string): Place => {
  const document = entryAt(path)
  return document ? { document, path: key } : { document: kinds.heads.path, path: `${path}.${key}` }
}

function entryAt(path: string): string | undefined {
  const folders: Record<List, string> = { blog: 'articles', portfolio: 'projects', team: 'team' }
  const [, list = '', id] = path.split('/')
  const folder = Object.entries(folders).find(([name]) => name === list)?.[1]
  return id && folder ? `collections/${folder}/${id}` : undefined
}

function deadLinks(part: unknown, content: Content, at: Place): ContentFault[] {
  if (!part || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([key, value]): ContentFault[] => {
    const place = { ...at, path: at.path === '' ? key : `${at.path}.${key}` }
    if (key !== 'to' || typeof value !== 'string') return deadLinks(value, content, place)
    const [path = ''] = value.split(/[?#]/)
    if (pageAt(path, content)) return []
    const entry = entryAt(path)
    const causes = entry ? [{ document: entry, path: '' }] : []
    return [{ ...place, words: `Aucune page à l’adresse ${value}.`, causes }]
  })
}

function unnamed(documents: Documents): ContentFault[] {
  const folders = Object.values<Kind>(kinds).flatMap(({ path, entries }) => (entries ? [path] : []))
  const words = 'Ce nom a autre chose que des minuscules, des chiffres et des tirets.'
  return [...documents.keys()]
    .filter((document) => {
      const folder = folders.find((each) => document.startsWith(`${each}/`))
      return folder && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(document.slice(folder.length + 1))
    })
    .map((document) => ({ document, path: '', words }))
}

function untold({ posts, projects, members }: Content): ContentFault[] {
  const told: [page: string, folder: string, entries: readonly Entry[], id: string][] = [
    ['/single-blog', 'collections/articles', posts, toldPost],
    ['/single-portfolio', 'collections/projects', projects, toldProject],
    ['/single-team', 'collections/team', members, toldMember],
  ]
  return told
    .filter(([, , entries, id]) => !entries.some((entry) => entry.sample && entry.id === id))
    .map(([page, folder, , id]) => ({
      document: `${folder}/${id}`,
      path: '',
      page,
      words: `Il manque l’exemple ${id}, que cette page montre.`,
    }))
}

function misplaced(folder: string, entries: readonly Entry[]): ContentFault[] {
  const placeOf = (id: string, path: string) => ({ document: `${folder}/${id}`, path })
  return entries.flatMap(({ id, replaces }, index): ContentFault[] => {
    if (!replaces) return []
    const place = placeOf(id, 'replaces')
    if (!entries.some((entry) => entry.sample && entry.id === replaces)) {
      const causes = [placeOf(replaces, '')]
      return [{ ...place, words: `Aucun exemple ne s’appelle ${replaces}.`, causes }]
    }
    const other = entries.slice(0, index).find((entry) => entry.replaces === replaces)
    if (!other) return []
    const causes = [placeOf(other.id, 'replaces')]
    return [{ ...place, words: `L’exemple ${replaces} est déjà remplacé.`, causes }]
  })
}
