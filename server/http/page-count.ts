import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentMarker } from '#forms/result.ts'
import type { PageCounter } from '../leads/figures/page-views.ts'
import type { Pages } from '../site/pages.ts'

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
