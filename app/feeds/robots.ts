import { buildSettings } from '../build-settings.ts'

/** /robots.txt: everything may be read, and here is the list. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', buildSettings.siteUrl).href}\n`
}
