import { ownPosts, postPage } from './collections/posts.ts'
import { oneColumnCount, projectPage, realProjects } from './collections/projects.ts'
import { memberPage, realMembers } from './collections/team.ts'
import type { Content } from './documents/documents.ts'
import {
  type Entry,
  type EntryPath,
  type List,
  type SitePath,
  samplePages,
  shownOf,
} from './entries.ts'
import { type Page, type PageInfo, type PagePath, pages } from './pages.ts'

/* Every path of the site; only build, server and tests import it. */

const known = new WeakMap<Content, ReadonlyMap<SitePath, Page>>()

export function sitePages(content: Content): ReadonlyMap<SitePath, Page> {
  const all = known.get(content) ?? new Map([...fixedPages(content), ...entryPages(content)])
  known.set(content, all)
  return all
}

export const sitePaths = (content: Content): SitePath[] => [...sitePages(content).keys()]

export const pageAt = (path: string, content: Content) => sitePages(content).get(path as SitePath)

function fixedPages(content: Content) {
  const mixed = mixedLists(content)
  return (Object.entries(pages) as [PagePath, PageInfo][]).map(([path, page]): [PagePath, Page] => {
    const sample = page.sample && !mixed.includes(path)
    return [path, { ...page, ...content.heads[path], sample }]
  })
}

function mixedLists({ projects, members, testimonials }: Content): PagePath[] {
  const lists: Partial<Record<PagePath, readonly Entry[]>> = {
    '/portfolio-one': shownOf(projects).slice(0, oneColumnCount),
    '/portfolio-two': projects,
    '/team': members,
    '/testimonial': testimonials,
  }
  return (Object.keys(lists) as PagePath[]).filter(
    (path) => !lists[path]?.every(({ sample }) => sample),
  )
}

function entryPages({ posts, projects, members }: Content): [EntryPath, Page][] {
  return [
    ...ownPosts(posts).map((post): [EntryPath, Page] => [`/blog/${post.id}`, postPage(post)]),
    ...realProjects(projects).map((project): [EntryPath, Page] => [
      `/portfolio/${project.id}`,
      projectPage(project),
    ]),
    ...realMembers(members).map((member): [EntryPath, Page] => [
      `/team/${member.id}`,
      memberPage(member),
    ]),
  ]
}

/** Spec: S-60 */
export function samplePageOf(path: string, content: Content) {
  const [, name = '', id] = path.split('/')
  const lists: Record<List, readonly Entry[]> = {
    blog: content.posts,
    portfolio: content.projects,
    team: content.members,
  }
  const list = (Object.keys(lists) as List[]).find((each) => each === name)
  return list && lists[list].some((entry) => entry.id === id && entry.sample)
    ? samplePages[list]
    : undefined
}
