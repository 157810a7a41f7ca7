import { ownPosts, postPath } from '#content/collections/posts.ts'
import type { Content } from '#content/documents/documents.ts'
import { buildSettings } from '../build-settings.ts'
import { xmlDocument, xmlText } from './xml.ts'

/** Leaves out posts dated after `today`, because readers would show a date to come, or sort it first for months. */
export function rss(
  { company, feeds, posts }: Content,
  today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
): string {
  const address = (path: string) => xmlText(new URL(path, buildSettings.siteUrl).href)
  const shown = ownPosts(posts).filter(({ date }) => date <= today)
  const items = shown.map((post) => {
    const { title, category, date, excerpt } = post
    const page = address(postPath(post))
    return [
      '<item>',
      `<title>${xmlText(title)}</title>`,
      `<link>${page}</link>`,
      `<guid>${page}</guid>`,
      // `<author>` would have to be an address.
      `<dc:creator>${xmlText(company.name)}</dc:creator>`,
      `<category>${xmlText(category)}</category>`,
      `<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>`,
      `<description>${xmlText(excerpt)}</description>`,
      '</item>',
    ].join('')
  })
  const self = `<atom:link href="${address('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>`
  return xmlDocument(
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
      `<title>${xmlText(feeds.blog.title)}</title>`,
      `<link>${address('/blog')}</link>${self}`,
      `<description>${xmlText(feeds.blog.description)}</description>`,
      '<language>fr</language>',
      ...items,
      '</channel></rss>',
    ].join('\n'),
  )
}
