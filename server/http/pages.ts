import { pageAt } from '#content/all-pages.ts'
import type { Content, ContentHolder } from '#content/documents/documents.ts'
import type { FormResult } from '#forms/result.ts'

/** The site's pages for the server. */
export interface Pages {
  /** Returns whether a page exists at a path without trailing slash and query. */
  has(path: string): boolean
  /**
   * Renders a page with data that its file cannot have.
   *
   * @param url requested address with its query
   * @param result result of a form post, or null
   * @param nonce nonce of its style sheets, if the policy needs one
   * @returns the HTML document
   */
  render(url: URL, result: FormResult | null, nonce: string): Promise<string>
}

/** Variables of a request for a rendered page. */
export interface Drawn {
  Variables: {
    /** Nonce of the page's style sheets; the development server sends no policy. */
    nonce: string
  }
}

/** The server's view of app/render/render-page.tsx, which the build provides. */
export interface Door<Assets> {
  renderPage(
    path: string,
    content: Content,
    assets: Assets,
    request: { query: URLSearchParams; result: FormResult | null; nonce: string },
  ): { html: string }
}

/** @param assets build/assets.json */
export function createPages<Assets>(
  { renderPage }: Door<Assets>,
  assets: Assets,
  content: ContentHolder,
): Pages {
  return {
    has: (path) => pageAt(path, content.current) !== undefined,
    async render(url, result, nonce) {
      const path = url.pathname.replace(/(.)\/$/, '$1')
      return renderPage(path, content.current, assets, {
        query: url.searchParams,
        result,
        nonce,
      }).html
    },
  }
}
