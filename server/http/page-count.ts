import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import type { PageCounter } from '../leads/figures/page-views.ts'
import type { Pages } from '../site/pages.ts'
import { sentMarker } from './forms.ts'
import { mayBeOurs } from './own-post.ts'

/** Counts each known page answered with 200 or 304, from a file or rendered. */
export function countPages(pages: Pick<Pages, 'has'>, counter: Pick<PageCounter, 'count'>) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    if (method !== 'GET') return
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    // The page with a form's success message is not a new view.
    if (!pages.has(path) || new URLSearchParams(url.slice(path.length)).has(sentMarker)) return
    const count = () => {
      const { statusCode } = response
      if (statusCode !== 200 && statusCode !== 304) return
      const purpose = headers['sec-purpose'] ?? headers.purpose
      counter.count(path, { program: headers['user-agent'], purpose: purpose?.toString() })
    }
    if (response.headersSent) count()
    else response.once('finish', count)
  }
}

/**
 * Counts a view of a page that the browser had prerendered or prefetched (app/browser/views.ts). Answers
 * 204 in any case.
 */
export function viewRoute({
  pages,
  counter,
  siteUrl,
}: {
  pages: Pick<Pages, 'has'>
  counter: Pick<PageCounter, 'count'>
  siteUrl: string | undefined
}) {
  return new Hono().post('/api/vue', async (c) => {
    const length = Number(c.req.header('Content-Length'))
    if (mayBeOurs(c, siteUrl) && length <= longestPath) {
      const path = await c.req.text()
      if (pages.has(path)) {
        counter.count(path, { program: c.req.header('User-Agent'), purpose: undefined })
      }
    }
    return c.body(null, 204)
  })
}

const longestPath = 200
