import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { pages } from '#content/pages.ts'
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
   * @returns the HTML document
   */
  render(url: URL, result: FormResult | null): Promise<string>
}

/** What app/entry.server.tsx, the door between server/ and app/, hands over. */
export interface Door {
  /** Where the outcome of a posted form is put for the page to be drawn with. */
  formResultContext: RouterContext<FormResult | null>
  /** Origin of the video player that this build opens. */
  videoOrigin: string
  /** Origin of the country service that this build asks; undefined when it asks us. */
  geoOrigin: string | undefined
}

/**
 * @param build the server half of the production build
 * @returns the pages it can draw: exactly those that were made into files
 */
export function createPages(build: ServerBuild & { entry: { module: Door } }): Pages {
  const handle = createRequestHandler(build, 'production')
  const { formResultContext } = build.entry.module
  const paths = new Set(build.prerender.filter((path) => Object.hasOwn(pages, path)))
  return {
    has: (path) => paths.has(path),
    async render(url, result) {
      const context = new RouterContextProvider()
      context.set(formResultContext, result)
      const response = await handle(new Request(url), context)
      return await response.text()
    },
  }
}
