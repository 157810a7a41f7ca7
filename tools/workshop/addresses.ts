import { pageAt, sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'

const content = loadContent()

export const lostPath = '/aucune/porte/ici'

export const addresses: readonly string[] = [...sitePaths(content), lostPath]

/** Absolute address; a build without SITE_URL assumes this origin. */
export const absolute = (path: string) => new URL(path, 'http://localhost:3000').href

export const pageOf = (path: string) => pageAt(path, content)

export const isPage = (path: string) => pageOf(path) !== undefined

export const isFramed = (path: string) => path !== '/coming-soon'

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
    '/plan-du-site',
  ],
  'not-found': [lostPath],
}

export function familyOf(path: string): string {
  const [named] = Object.entries(families).find(([, paths]) => paths.includes(path)) ?? []
  return named ?? path.split('/')[1] ?? ''
}

/** Pages of one folder share a component, and so do the legal pages. */
export const templateOf = (path: string) =>
  familyOf(path) === 'legal' ? 'legal' : (/^\/(\w+)\//.exec(path)?.[1] ?? path)

/** Returns one page per template: the one with the longest heading. */
export function onePerTemplate(paths: readonly string[] = addresses): string[] {
  const lengthOf = (path: string) => pageOf(path)?.heading?.length ?? 0
  const shortestFirst = paths.toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const chosen = new Set(new Map(shortestFirst.map((path) => [templateOf(path), path])).values())
  return paths.filter((path) => chosen.has(path))
}

/** Whether this is `npm run prove -- engines`, whose loops leave nothing out. */
export const isWhole = process.env.JOURNEYS === 'whole'

/** Addresses of loops whose faults are those of a template, not of one page's words. */
export const looped: readonly string[] = isWhole ? addresses : onePerTemplate()

/** Addresses of loops: all, or those of PAGES, separated by commas. */
export function testedAddresses(setting = process.env.PAGES): readonly string[] {
  if (!setting) return addresses
  const chosen = setting.split(',')
  const unknown = chosen.filter((path) => !addresses.includes(path))
  if (unknown.length > 0) throw new Error(`PAGES names no page: ${unknown.join(', ')}`)
  return chosen
}
