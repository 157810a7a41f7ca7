import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { isSitePath } from '#content/all-pages.ts'
import type { FormResult } from '#forms/result.ts'

/** The site's pages as the server sees them. */
export interface Pages {
  /** Whether a page stands at this address (no trailing slash, no query). */
  has(path: string): boolean
  /**
   * Draws a page again, for what a file made at build time cannot know.
   *
   * @param url address asked for; its query counts
   * @param result what became of a form posted to it, or null
   * @param nonce of its style sheets, where a policy is to allow them by one
   * @returns the HTML document
   */
  render(url: URL, result: FormResult | null, nonce: string): Promise<string>
}

/** Variables of a request that pages are drawn for. */
export interface Drawn {
  Variables: {
    /** Of the style sheets of what is drawn; the development server sends no policy. */
    nonce: string
  }
}

/** What app/entry.server.tsx, the door between server/ and app/, hands over. */
export interface Door {
  /** Where the outcome of a posted form is put for the page to be drawn with. */
  formResultContext: RouterContext<FormResult | null>
  /** Where the nonce of its style sheets is put. */
  nonceContext: RouterContext<string | null>
}

/**
 * @param build the server half of the production build
 * @returns the pages it can draw: exactly those that were made into files
 */
export function createPages(build: ServerBuild & { entry: { module: Door } }): Pages {
  const handle = createRequestHandler(build, 'production')
  const { formResultContext, nonceContext } = build.entry.module
  const paths = new Set<string>(build.prerender.filter(isSitePath))
  return {
    has: (path) => paths.has(path),
    async render(url, result, nonce) {
      const context = new RouterContextProvider()
      context.set(formResultContext, result)
      context.set(nonceContext, nonce)
      const response = await handle(new Request(url), context)
      return await response.text()
    },
  }
}
