import { allPages } from '#content/all-pages.ts'
import { buildSettings } from '../build-settings.ts'
import { xmlDocument, xmlText } from './xml.ts'

/** /sitemap.xml: every address that content/all-pages.ts names. */
export function sitemap(): string {
  const urls = Object.keys(allPages).map((path) => {
    const { href } = new URL(path, buildSettings.siteUrl)
    return `<url><loc>${xmlText(href)}</loc></url>`
  })
  return xmlDocument(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  )
}
