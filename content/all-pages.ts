import { ownPosts, postPage } from './collections/posts.ts'
import { projectPage, realProjects } from './collections/projects.ts'
import { memberPage, realMembers } from './collections/team.ts'
import { descriptions } from './descriptions.ts'
import type { Content } from './documents/documents.ts'
import type { EntryPath, List } from './entries.ts'
import { type PageInfo, type PagePath, pages } from './pages.ts'

/*
 * Every address of the site: the rows of pages.ts, and a page for each entry that is no sample. For
 * build, server and tests: a browser knows the page that it shows, and has no use for the others.
 */

export type SitePath = PagePath | EntryPath

export interface Page extends PageInfo {
  /** For search engines. */
  description: string
}

const known = new WeakMap<Content, ReadonlyMap<SitePath, Page>>()

/** Returns every page of the site, by its address. */
export function sitePages(content: Content): ReadonlyMap<SitePath, Page> {
  const all = known.get(content) ?? new Map([...fixedPages(), ...entryPages(content)])
  known.set(content, all)
  return all
}

export const sitePaths = (content: Content): SitePath[] => [...sitePages(content).keys()]

/** Returns what the page at an address is called, or undefined when there is none. */
export const pageAt = (path: string, content: Content) => sitePages(content).get(path as SitePath)

function fixedPages() {
  return (Object.keys(pages) as PagePath[]).map((path): [PagePath, Page] => [
    path,
    { ...pages[path], description: descriptions[path] },
  ])
}

function entryPages({ posts, projects, members }: Content) {
  const row = (list: List, entry: { id: string; description: string }, page: PageInfo) => {
    const { id, description } = entry
    return [`/${list}/${id}`, { ...page, description }] as [EntryPath, Page]
  }
  return [
    ...ownPosts(posts).map((post) => row('blog', post, postPage(post))),
    ...realProjects(projects).map((project) => row('portfolio', project, projectPage(project))),
    ...realMembers(members).map((member) => row('team', member, memberPage(member))),
  ]
}
