import { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'

/** `GET /healthz`: 200 when a lead could be kept at this instant, 503 otherwise. */
export function healthRoute(store: Store, clock: Clock) {
  return new Hono().get('/healthz', async (c) => {
    c.header('Cache-Control', 'no-store')
    try {
      await store.health(clock.now())
      return c.json({ status: 'ok' })
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      return c.json({ status: 'unavailable' }, 503)
    }
  })
}
