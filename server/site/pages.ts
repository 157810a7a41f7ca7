import { pageAt } from '#content/all-pages.ts'
import type { Content, ContentHolder } from '#content/documents/documents.ts'
import type { FormResult } from '#forms/result.ts'
import { keepFromOlderBrowsers } from './styled-browsers.ts'

export interface Pages {
  has(path: string): boolean
  render(url: URL, result: FormResult | null, nonce: string): Promise<string>
}

export interface Drawn {
  Variables: {
    /** The nonce of this answer, made when it is first needed. */
    nonce(): string
  }
}

export interface Door<Assets> {
  renderPage(
    path: string,
    content: Content,
    assets: Assets,
    request: { query: URLSearchParams; result: FormResult | null; nonce: string },
  ): { html: string }
}

/**
 * @param loadDoor loads the renderer, which few requests need
 * @param assets build/assets.json
 */
export function createPages<Assets>(
  loadDoor: () => Promise<Door<Assets>>,
  assets: Assets,
  content: ContentHolder,
): Pages {
  return {
    has: (path) => pageAt(path, content.current) !== undefined,
    async render(url, result, nonce) {
      const path = url.pathname.replace(/(.)\/$/, '$1')
      const { renderPage } = await loadDoor()
      const request = { query: url.searchParams, result, nonce }
      return keepFromOlderBrowsers(renderPage(path, content.current, assets, request).html)
    },
  }
}
