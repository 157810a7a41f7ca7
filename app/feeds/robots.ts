import { buildSettings } from '../build-settings.ts'

/** /robots.txt: everything may be read, and here is the list. */
export function loader() {
  return new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', buildSettings.siteUrl).href}\n`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
}
