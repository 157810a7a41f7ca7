import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Content } from '#content/documents/documents.ts'
import type { FormResult } from '#forms/result.ts'
import type { IslandName } from '../browser/islands.ts'
import outcomeSheet from '../lead-form/form-outcome.css?inline'
import { FormResultContext } from '../lead-form/form-result.ts'
import { headOf } from '../seo.ts'
import { structuredData } from '../structured-data.ts'
import lateSheet from '../styles/late.css?url'
import siteSheet from '../styles/site.css?inline'
import { ContentContext } from './content.ts'
import { Document } from './document.tsx'
import { fillIslands, type IslandCollector, IslandContext } from './island.tsx'
import { hasDocument, moduleOf } from './pages.ts'
import { type Place, PlaceContext } from './place.ts'
import { SearchContext } from './search.ts'
import { NonceContext } from './sheet.tsx'
import { SiteLayout } from './site-layout.tsx'

export { feeds } from '../feeds/feeds.ts'
export { documentPaths } from './pages.ts'

/** What the browser's half of the build says of itself (tools/build/site.ts). */
export interface SiteAssets {
  /** Address of the script of every page. */
  site: string
  /** Text of the inline script of every page. */
  boot: string
  /** Address of the script of the map's frame. */
  plan: string
  /** By island: the files that the browser needs for it beyond those of every page. */
  islands: Readonly<Record<IslandName, readonly string[]>>
}

interface Request {
  query?: URLSearchParams
  /** What became of a form posted to the page without JavaScript. */
  result?: FormResult | null
  /** Of its style sheets, where a policy is to allow them by one. */
  nonce?: string | undefined
}

export interface RenderedPage {
  html: string
  /** Files that the page asks for beside it, by their address: the props of its islands. */
  files: ReadonlyMap<string, string>
}

/** Texts of the style sheets of a page, whole; the build leaves out what the page has no use for. */
export function sheetsOf(path: string, result: FormResult | null = null): string[] {
  const own = moduleOf(path)?.sheets.join('') ?? ''
  return [siteSheet, own, result ? outcomeSheet : ''].filter(Boolean)
}

/**
 * Renders a page as one finished document. Build, server and development call it, and nothing else
 * renders a page.
 *
 * @param path without a trailing slash; `/404` is the not-found page
 * @param content the words of the page
 * @throws Error when no page stands at this address
 */
export function renderPage(
  path: string,
  content: Content,
  assets: SiteAssets,
  { query = new URLSearchParams(), result = null, nonce }: Request = {},
): RenderedPage {
  const page = hasDocument(path, content) && moduleOf(path)
  if (!page) throw new Error(`no page stands at ${path}`)
  const place: Place = { path, query, result }
  const files = new Map<string, string>()
  const collector: IslandCollector = {
    islands: [],
    keepProps(name, props) {
      const text = JSON.stringify({ island: name, files: assets.islands[name], props })
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
      const address = `/assets/${name}-${hash}.json`
      files.set(address, text)
      return address
    },
  }
  const around = (children: ReactNode) => (
    <PlaceContext value={place}>
      <NonceContext value={nonce}>
        <SearchContext value={query.size ? `?${query}` : ''}>
          <FormResultContext value={result}>
            <ContentContext value={content}>
              <IslandContext value={collector}>{children}</IslandContext>
            </ContentContext>
          </FormResultContext>
        </SearchContext>
      </NonceContext>
    </PlaceContext>
  )
  const main = <page.default />
  const html = renderToStaticMarkup(
    around(
      <Document
        meta={page.meta?.(content) ?? headOf(path, content)}
        script={path === '/plan' ? { src: assets.plan } : { inline: assets.boot }}
        sheets={sheetsOf(path, result)}
        lateSheet={lateSheet}
        structuredData={structuredData(path, content)}
      >
        {page.bare ? main : <SiteLayout>{main}</SiteLayout>}
      </Document>,
    ),
  )
  return { html: `<!doctype html>${fillIslands(html, collector, around)}`, files }
}
