import { descriptionOf, type SitePath } from '#content/all-pages.ts'
import { feeds } from '#content/company/feeds.ts'
import { notFoundDescription } from '#content/descriptions.ts'
import {
  cardPath,
  cardTitle,
  notFoundPage,
  type PageInfo,
  type PagePath,
  pages,
} from '#content/pages.ts'
import { buildSettings } from './build-settings.ts'

/** One element of a page's head. */
export type MetaDescriptor =
  | { title: string }
  | { rel: string; href: string; type?: string; title?: string }
  | { name: string; content: string }
  | { property: string; content: string }

/**
 * Title, description, canonical link and social tags of a page (Spec: S-6).
 *
 * @param page its row, when content/pages.ts has none
 */
export function pageMeta(path: PagePath): MetaDescriptor[]
export function pageMeta(path: SitePath, page: PageInfo): MetaDescriptor[]
export function pageMeta(
  path: SitePath,
  page: PageInfo = pages[path as PagePath],
): MetaDescriptor[] {
  const absolute = (address: string) => new URL(address, buildSettings.siteUrl).href
  return [
    { title: page.title },
    { rel: 'canonical', href: absolute(path) },
    ...describe(page, descriptionOf(path)),
    { property: 'og:url', content: absolute(path) },
    { property: 'og:image', content: absolute(cardPath(path)) },
    { property: 'og:image:alt', content: feeds.card(cardTitle(page)) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isJournal.test(path) ? [feedLink] : []),
  ]
}

const isJournal = /^\/(single-)?blog(-grid)?(\/|$)/
const feedLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: feeds.blog.title,
  href: '/blog/rss.xml',
}

/** The not-found page has no address of its own, hence no canonical link. */
export const notFoundMeta = (): MetaDescriptor[] => [
  { title: notFoundPage.title },
  ...describe(notFoundPage, notFoundDescription),
]

function describe({ title }: PageInfo, description: string): MetaDescriptor[] {
  return [
    { name: 'description', content: description },
    { name: 'robots', content: 'index, follow' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Graaand' },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}
