import { pageAt } from '#content/all-pages.ts'
import { cardAlt, commonCardAlt } from '#content/company/feeds.ts'
import type { Content } from '#content/documents/documents.ts'
import { cardPath, commonCardPath } from '#content/pages.ts'
import { buildSettings } from './build-settings.ts'

export type MetaDescriptor =
  | { title: string; lang?: 'en' | undefined }
  | { rel: string; href: string; type?: string; title?: string }
  | { name: string; content: string }
  | { property: string; content: string }

/** Returns the title of a page for the query of its address. */
export type TitleOf = (title: string, content: Content, query: URLSearchParams) => string

/** Titles that the build drew on the social cards, by path. */
export type CardTitles = Readonly<Record<string, string>>

/** Takes out the private-use characters around the texts of the edition's previews. */
const unmarked = (text: string) => text.replaceAll(/[\ue000-\ue1ff]/g, '')

/** Returns the social card of a page: the card without a title if the page or its title is newer than the build. */
export const cardOf = (path: string, title: string, drawn: CardTitles) =>
  drawn[path] === unmarked(title)
    ? { address: cardPath(path), alt: cardAlt(title) }
    : { address: commonCardPath, alt: commonCardAlt }

/** Spec: S-6 */
export function headOf(
  path: string,
  content: Content,
  drawn: CardTitles,
  titled: (title: string) => string,
): MetaDescriptor[] {
  const page = pageAt(path, content)
  const { title, description } = page ?? content.heads['/404']
  const own = titled(title)
  const full = `${own} | ${content.company.name}`
  if (!page) return [{ title: full }, ...describe(full, description)]
  const card = cardOf(path, title, drawn)
  const absolute = (address: string) => new URL(address, buildSettings.siteUrl).href
  return [
    // A title that is the heading is in its language.
    { title: full, lang: unmarked(own) === unmarked(page.heading ?? '') ? page.lang : undefined },
    { rel: 'canonical', href: absolute(path) },
    ...describe(full, description),
    { property: 'og:url', content: absolute(path) },
    { property: 'og:image', content: absolute(card.address) },
    { property: 'og:image:alt', content: card.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isJournal.test(path) ? [feedLink(content)] : []),
  ]
}

const isJournal = /^\/(single-)?blog(-grid)?(\/|$)/
const feedLink = ({ feeds }: Content) => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: feeds.blog.title,
  href: '/blog/rss.xml',
})

function describe(title: string, description: string): MetaDescriptor[] {
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
