import { pageAt } from '#content/all-pages.ts'
import { feeds } from '#content/company/feeds.ts'
import { notFoundDescription } from '#content/descriptions.ts'
import type { Content } from '#content/documents/documents.ts'
import { cardPath, cardTitle, notFoundPage, type PageInfo, type PagePath } from '#content/pages.ts'
import { buildSettings } from './build-settings.ts'

/** One element of a page's head. */
export type MetaDescriptor =
  | { title: string }
  | { rel: string; href: string; type?: string; title?: string }
  | { name: string; content: string }
  | { property: string; content: string }

/** Returns the title, description, canonical link and social tags of a page (Spec: S-6). */
export function headOf(path: string, content: Content): MetaDescriptor[] {
  const page = pageAt(path, content)
  // The not-found page has no address of its own, hence no canonical link.
  if (!page) return [{ title: notFoundPage.title }, ...describe(notFoundPage, notFoundDescription)]
  const absolute = (address: string) => new URL(address, buildSettings.siteUrl).href
  return [
    { title: page.title },
    { rel: 'canonical', href: absolute(path) },
    ...describe(page, page.description),
    { property: 'og:url', content: absolute(path) },
    { property: 'og:image', content: absolute(cardPath(path)) },
    { property: 'og:image:alt', content: feeds.card(cardTitle(page)) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isJournal.test(path) ? [feedLink] : []),
  ]
}

/** Of modules that still ask for it; `headOf` has all of it. */
export const pageMeta = (_path: PagePath): MetaDescriptor[] => []

const isJournal = /^\/(single-)?blog(-grid)?(\/|$)/
const feedLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: feeds.blog.title,
  href: '/blog/rss.xml',
}

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
