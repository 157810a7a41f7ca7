import { allPages, isSitePath } from '#content/all-pages.ts'

/** An address that has no page. */
export const lostPath = '/aucune/porte/ici'

/** Each address of the site, and one that has no page. */
export const addresses: readonly string[] = [...Object.keys(allPages), lostPath]

/** Its address in full; the build of these tests believes that it lives here, for want of a SITE_URL. */
export const absolute = (path: string) => new URL(path, 'http://localhost:3000').href

export const isPage = isSitePath

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
const templates: Record<string, (path: string) => boolean> = {
  post: (path) => path.startsWith('/blog/'),
  project: (path) => path.startsWith('/portfolio/'),
  member: (path) => path.startsWith('/team/'),
  price: (path) => path.startsWith('/tarifs/'),
  service: (path) => path.startsWith('/expertises/'),
  legal: (path) => familyOf(path) === 'legal',
}

/** One page of every template: what the layout decides shows on these as on the others. */
export function onePerTemplate(): string[] {
  const templateOf = (path: string) =>
    Object.keys(templates).find((name) => templates[name]?.(path)) ?? path
  return [...new Map(addresses.toReversed().map((path) => [templateOf(path), path])).values()]
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
