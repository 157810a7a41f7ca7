import { Hono } from 'hono'
import type { PageCounter } from '../leads/figures/page-views.ts'
import type { Pages } from '../site/pages.ts'
import { mayBeOurs } from './own-post.ts'

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
