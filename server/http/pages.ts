import { pageAt } from '#content/all-pages.ts'
import type { Content, ContentHolder } from '#content/documents/documents.ts'
import type { FormResult } from '#forms/result.ts'

/** The site's pages as the server sees them. */
export interface Pages {
  /** Whether a page stands at this address (no trailing slash, no query). */
  has(path: string): boolean
  /**
   * Renders a page again, for what a file made at build time cannot know.
   *
   * @param url address asked for; its query counts
   * @param result what became of a form posted to it, or null
   * @param nonce of its style sheets, where a policy is to allow them by one
   * @returns the HTML document
   */
  render(url: URL, result: FormResult | null, nonce: string): Promise<string>
}

/** Variables of a request that pages are rendered for. */
export interface Drawn {
  Variables: {
    /** Of the style sheets of what is rendered; the development server sends no policy. */
    nonce: string
  }
}

/** What the server needs of app/render/render-page.tsx, which the build hands over. */
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
