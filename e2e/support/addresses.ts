import { pageAt, sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'

const content = loadContent()

/** An address that has no page. */
export const lostPath = '/aucune/porte/ici'

/** Each address of the site, and one that has no page. */
export const addresses: readonly string[] = [...sitePaths(content), lostPath]

/** Its address in full; the build of these tests believes that it lives here, for want of a SITE_URL. */
export const absolute = (path: string) => new URL(path, 'http://localhost:3000').href

/** What the page at an address is called, or undefined when there is none. */
export const pageOf = (path: string) => pageAt(path, content)

export const isPage = (path: string) => pageOf(path) !== undefined

/** Header and footer stand around every page but this one. */
export const isFramed = (path: string) => path !== '/coming-soon'

/** Families whose name does not begin the addresses of their pages. */
const families: Record<string, readonly string[]> = {
  accueil: ['/'],
  blog: ['/blog', '/blog-grid', '/single-blog'],
  portfolio: ['/portfolio-one', '/portfolio-two', '/single-portfolio'],
  team: ['/team', '/single-team'],
  legal: [
    '/conditions-generales-dutilisation',
    '/politique-de-confidentialite',
    '/mentions-legal',
    '/politique-de-cookies',
    '/accessibilite',
  ],
  'not-found': [lostPath],
}

/** The folder of app/pages that an address lives in; its journey is the file of e2e/ of that name. */
export function familyOf(path: string): string {
  const [named] = Object.entries(families).find(([, paths]) => paths.includes(path)) ?? []
  return named ?? path.split('/')[1] ?? ''
}

/** Pages that one component draws, from other words. */
const templates = {
  post: (path: string) => path.startsWith('/blog/'),
  project: (path: string) => path.startsWith('/portfolio/'),
  member: (path: string) => path.startsWith('/team/'),
  price: (path: string) => path.startsWith('/tarifs/'),
  service: (path: string) => path.startsWith('/expertises/'),
  legal: (path: string) => familyOf(path) === 'legal',
}

/** One page of every template: what the layout decides shows on these as on the others. */
export function onePerTemplate(): string[] {
  const templateOf = (path: string) =>
    Object.entries(templates).find(([, isIts]) => isIts(path))?.[0] ?? path
  return [...new Map(addresses.toReversed().map((path) => [templateOf(path), path])).values()]
}

/**
 * Of these addresses, those at which a browser can see something that it sees nowhere else: of posts,
 * projects and members, each a heading, a picture and paragraphs, the one with the longest heading. What
 * each file of theirs says and weighs is held by e2e/built.
 */
export function drawnApart(paths: readonly string[]): readonly string[] {
  const lengthOf = (path: string) => pageOf(path)?.heading?.length ?? 0
  const alike = [templates.post, templates.project, templates.member].map((isAlike) =>
    paths.filter(isAlike),
  )
  const repeated = alike.flatMap((pages) =>
    pages.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(1),
  )
  return paths.filter((path) => !repeated.includes(path))
}

/**
 * The addresses that loops go through: all of them, or those that the setting PAGES names, between
 * commas.
 */
export function testedAddresses(setting = process.env.PAGES): readonly string[] {
  if (!setting) return addresses
  const chosen = setting.split(',')
  const unknown = chosen.filter((path) => !addresses.includes(path))
  if (unknown.length > 0) throw new Error(`PAGES names no page: ${unknown.join(', ')}`)
  return chosen
}
