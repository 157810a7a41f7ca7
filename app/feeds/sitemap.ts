import { sitePaths } from '#content/all-pages.ts'
import type { Content } from '#content/documents/documents.ts'
import { buildSettings } from '../build-settings.ts'
import { xmlDocument, xmlText } from './xml.ts'

export function sitemap(content: Content): string {
  const urls = sitePaths(content).map((path) => {
    const { href } = new URL(path, buildSettings.siteUrl)
    return `<url><loc>${xmlText(href)}</loc></url>`
  })
  return xmlDocument(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  )
}
