import { pageAt, sitePages } from '../all-pages.ts'
import { toldProject } from '../collections/projects.ts'
import type { Entry, List } from '../entries.ts'
import { toldPost } from '../pages/blog/single-blog.ts'
import { toldMember } from '../pages/team/single-team.ts'
import { type Content, type Documents, type Kind, kinds } from './documents.ts'

export function faultsOf(content: Content, documents: Documents): string[] {
  return [
    ...repeated(content),
    ...[...documents].flatMap(([path, document]) => deadLinks(document, content, `${path}.yaml`)),
    ...unnamed(documents),
    ...untold(content),
    ...misplaced('collections/projects', content.projects),
    ...misplaced('collections/team', content.members),
    ...misplaced('collections/testimonials', content.testimonials),
  ]
}

function repeated(content: Content): string[] {
  const all = [...sitePages(content), ['/404', content.heads['/404']] as const]
  const keys = ['title', 'description'] as const
  return all.flatMap(([path, page], index) =>
    keys.flatMap((key) => {
      const [other] = all.slice(0, index).find(([, each]) => each[key] === page[key]) ?? []
      return other
        ? [`${documentOf(path)} › ${key}: La page ${other} dit déjà «\u00a0${page[key]}\u00a0».`]
        : []
    }),
  )
}

function documentOf(path: string): string {
  const folders: Record<List, string> = { blog: 'articles', portfolio: 'projects', team: 'team' }
  const [, list = '', id] = path.split('/')
  const folder = Object.entries(folders).find(([name]) => name === list)?.[1]
  return id && folder ? `collections/${folder}/${id}.yaml` : `pages.yaml › ${path}`
}

function deadLinks(part: unknown, content: Content, at: string): string[] {
  if (!part || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([key, value]) => {
    const field = `${at} › ${key}`
    if (key !== 'to' || typeof value !== 'string') return deadLinks(value, content, field)
    const [path = ''] = value.split(/[?#]/)
    return pageAt(path, content) ? [] : [`${field}: Aucune page à l’adresse ${value}.`]
  })
}

function unnamed(documents: Documents): string[] {
  const folders = Object.values<Kind>(kinds).flatMap(({ path, entries }) => (entries ? [path] : []))
  return [...documents.keys()]
    .filter((path) => {
      const folder = folders.find((each) => path.startsWith(`${each}/`))
      return folder && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(path.slice(folder.length + 1))
    })
    .map(
      (path) =>
        `${path}.yaml: Ce nom a autre chose que des minuscules, des chiffres et des tirets.`,
    )
}

function untold({ posts, projects, members }: Content): string[] {
  const told: [path: string, entries: readonly Entry[], id: string][] = [
    ['/single-blog', posts, toldPost],
    ['/single-portfolio', projects, toldProject],
    ['/single-team', members, toldMember],
  ]
  return told
    .filter(([, entries, id]) => !entries.some((entry) => entry.sample && entry.id === id))
    .map(([path, , id]) => `${path}: Il manque l’exemple ${id}, que cette page montre.`)
}

function misplaced(folder: string, entries: readonly Entry[]): string[] {
  return entries.flatMap(({ id, replaces }, index) => {
    if (!replaces) return []
    const field = `${folder}/${id}.yaml › replaces`
    if (!entries.some((entry) => entry.sample && entry.id === replaces)) {
      return [`${field}: Aucun exemple ne s’appelle ${replaces}.`]
    }
    const isTaken = entries.slice(0, index).some((entry) => entry.replaces === replaces)
    return isTaken ? [`${field}: L’exemple ${replaces} est déjà remplacé.`] : []
  })
}
