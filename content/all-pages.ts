import { ownPosts, postPage } from './collections/posts.ts'
import { oneColumnCount, projectPage, realProjects } from './collections/projects.ts'
import { memberPage, realMembers } from './collections/team.ts'
import type { Content } from './documents/documents.ts'
import { type Entry, type EntryPath, shownOf } from './entries.ts'
import { type PageInfo, type PagePath, pages } from './pages.ts'

/*
 * Every address of the site: the rows of pages.ts, and a page for each entry that is no sample. For
 * build, server and tests: a browser knows the page that it shows, and has no use for the others.
 */

export type SitePath = PagePath | EntryPath

export interface Page extends PageInfo {
  /** Without the company's name. */
  title: string
  /** For search engines. */
  description: string
}

const known = new WeakMap<Content, ReadonlyMap<SitePath, Page>>()

/** Returns every page of the site, by its address. */
export function sitePages(content: Content): ReadonlyMap<SitePath, Page> {
  const all = known.get(content) ?? new Map([...fixedPages(content), ...entryPages(content)])
  known.set(content, all)
  return all
}

export const sitePaths = (content: Content): SitePath[] => [...sitePages(content).keys()]

/** Returns what the page at an address is called, or undefined when there is none. */
export const pageAt = (path: string, content: Content) => sitePages(content).get(path as SitePath)

function fixedPages(content: Content) {
  const mixed = mixedLists(content)
  return (Object.entries(pages) as [PagePath, PageInfo][]).map(([path, page]): [PagePath, Page] => {
    const sample = page.sample && !mixed.includes(path)
    return [path, { ...page, ...content.heads[path], sample }]
  })
}

/** Pages whose list has real entries: there, each sample says by itself what it is. */
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
