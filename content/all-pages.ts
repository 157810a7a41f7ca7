import { ownPosts, postPage, postPath } from './collections/posts.ts'
import { projectPage, projectPath, realProjects } from './collections/projects.ts'
import { memberPage, memberPath, realMembers } from './collections/team.ts'
import { articles, memberTexts, projectTexts } from './collections/texts.ts'
import { descriptions } from './descriptions.ts'
import type { EntryPath } from './entries.ts'
import { type PageInfo, type PagePath, pages } from './pages.ts'

/*
 * Every address of the site: the rows of pages.ts, and a page for each entry that is no sample. For
 * build, server and tests: a browser knows the page that it shows, and has no use for the others.
 */

export type SitePath = PagePath | EntryPath

interface Row extends PageInfo {
  description: string
}

const entryPages = Object.fromEntries<Row>([
  ...ownPosts.map((post) => row(postPath(post.id), postPage(post), articles[post.id])),
  ...realProjects.map((one) => row(projectPath(one.id), projectPage(one), projectTexts[one.id])),
  ...realMembers.map((one) => row(memberPath(one.id), memberPage(one), memberTexts[one.id])),
]) as Record<EntryPath, Row>

export const allPages: Readonly<Record<SitePath, PageInfo>> = { ...pages, ...entryPages }

/** Meta description of a page. */
export function descriptionOf(path: SitePath): string {
  return isEntryPath(path) ? entryPages[path].description : descriptions[path]
}

export function isSitePath(path: string): path is SitePath {
  return Object.hasOwn(allPages, path)
}

function isEntryPath(path: string): path is EntryPath {
  return Object.hasOwn(entryPages, path)
}

function row(path: string, page: PageInfo, text: { description: string } | undefined) {
  if (!text) throw new Error(`${path} has no text in content/collections/texts.ts`)
  return [path, { ...page, description: text.description }] as const
}
