import type { MetaDescriptor, Register } from 'react-router'
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

/** Compiles only while every address of routes.ts has its row in content/pages.ts or its entry in a list, and no more. */
type Address = Exclude<keyof Register['pages'], '/*' | '/_atelier' | '/plan' | Feed>
type Feed = '/sitemap.xml' | '/robots.txt' | '/blog/rss.xml' | '/site.webmanifest'
void ({} as Record<SitePath, PageInfo> satisfies Record<Address, PageInfo>)
const addresses: Record<SitePath, unknown> = {} as Record<Address, unknown>
void addresses

/**
 * Title, description, canonical link and social tags of a page (Spec: S-6). The
 * browser's own drawings change what browsers use: the title, and the address that is shared.
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
  const forBrowsers = [
    { title: page.title },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
  ]
  if (!import.meta.env.SSR) return forBrowsers
  return [
    ...forBrowsers,
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
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: feeds.blog.title,
  href: '/blog/rss.xml',
}

/** The not-found page has no address of its own, hence no canonical link. */
export const notFoundMeta = (): MetaDescriptor[] => [
  { title: notFoundPage.title },
  ...(import.meta.env.SSR ? describe(notFoundPage, notFoundDescription) : []),
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
