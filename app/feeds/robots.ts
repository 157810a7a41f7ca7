import { buildSettings } from '../build-settings.ts'

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', buildSettings.siteUrl).href}\n`
}
