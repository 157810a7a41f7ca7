import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Content } from '#content/documents/documents.ts'
import type { FormResult } from '#forms/result.ts'
import type { IslandName } from '../browser/islands.ts'
import { fillIslands } from '../islands/fill-islands.tsx'
import outcomeSheet from '../lead-form/form-outcome.css?inline'
import { FormResultContext } from '../lead-form/form-result.ts'
import { type CardTitles, headOf } from '../seo.ts'
import { structuredData } from '../structured-data.ts'
import lateSheet from '../styles/late.css?url'
import siteSheet from '../styles/site.css?inline'
import { ContentContext } from './content.ts'
import { Document } from './document.tsx'
import { type IslandCollector, IslandContext } from './island.tsx'
import { hasDocument, moduleOf } from './pages.ts'
import { type Place, PlaceContext } from './place.ts'
import { SearchContext } from './search.ts'
import { NonceContext } from './sheet.tsx'
import { SiteLayout } from './site-layout.tsx'

export { feeds } from '../feeds/feeds.ts'
export { documentPaths } from './pages.ts'

export interface SiteAssets {
  site: string
  boot: string
  plan: string
  islands: Readonly<Record<IslandName, readonly string[]>>
  cards: CardTitles
}

interface Request {
  query?: URLSearchParams
  result?: FormResult | null
  nonce?: string | undefined
}

export function styleSheetsOf(path: string, result: FormResult | null = null): string[] {
  const own = moduleOf(path)?.sheets.join('') ?? ''
  return [siteSheet, own, result ? outcomeSheet : ''].filter(Boolean)
}

/**
 * @param path without a trailing slash; `/404` is the not-found page
 * @throws Error when the address has no page
 */
export function renderPage(
  path: string,
  content: Content,
  assets: SiteAssets,
  { query = new URLSearchParams(), result = null, nonce }: Request = {},
) {
  const page = hasDocument(path, content) && moduleOf(path)
  if (!page) throw new Error(`no page has the address ${path}`)
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
  const titled = (title: string) => page.titleOf?.(title, content, query) ?? title
  const html = renderToStaticMarkup(
    around(
      <Document
        meta={page.meta?.(content) ?? headOf(path, content, assets.cards, titled)}
        script={path === '/plan' ? { src: assets.plan } : { inline: assets.boot }}
        sheets={styleSheetsOf(path, result)}
        lateSheet={lateSheet}
        structuredData={structuredData(path, content, assets.cards)}
      >
        {page.bare ? main : <SiteLayout>{main}</SiteLayout>}
      </Document>,
    ),
  )
  return { html: `<!doctype html>${fillIslands(html, collector.islands, around)}`, files }
}
