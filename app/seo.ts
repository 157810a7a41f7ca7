import type { MetaDescriptor, Register } from 'react-router'
import { feeds } from '#content/company/feeds.ts'
import { descriptions, notFoundDescription } from '#content/descriptions.ts'
import {
  cardPath,
  cardTitle,
  notFoundPage,
  type PageInfo,
  type PagePath,
  pages,
} from '#content/pages.ts'
import { buildSettings } from './build-settings.ts'

/** Compiles only while every address of routes.ts has its row in content/pages.ts, and no more. */
type Address = Exclude<keyof Register['pages'], '/*' | '/_atelier' | '/plan' | Feed>
type Feed = '/sitemap.xml' | '/robots.txt' | '/blog/rss.xml' | '/site.webmanifest'
pages satisfies Record<Address, PageInfo>
const addresses: Record<PagePath, unknown> = {} as Record<Address, unknown>
void addresses

/**
 * Title, description, canonical link and social tags of a page (Spec: S-6). The
 * browser's own drawings change what browsers use: the title, and the address that is shared.
 */
export function pageMeta(path: PagePath): MetaDescriptor[] {
  const absolute = (address: string) => new URL(address, buildSettings.siteUrl).href
  const forBrowsers = [
    { title: pages[path].title },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
  ]
  if (!import.meta.env.SSR) return forBrowsers
  return [
    ...forBrowsers,
    ...describe(pages[path], descriptions[path]),
    { property: 'og:url', content: absolute(path) },
    { property: 'og:image', content: absolute(cardPath(path)) },
    { property: 'og:image:alt', content: feeds.card(cardTitle(path)) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(journalPaths.includes(path) ? [feedLink] : []),
  ]
}

const journalPaths: readonly PagePath[] = ['/blog', '/blog-grid', '/single-blog']
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
