import type { Content } from '#content/documents/documents.ts'
import { accessibilityData } from './accessibility-data.ts'
import { manifest } from './manifest.ts'
import { robots } from './robots.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'

export const feeds: Readonly<Record<string, (content: Content) => string>> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  '/accessibilite/grille.json': accessibilityData,
  '/blog/rss.xml': rss,
  '/site.webmanifest': manifest,
}
