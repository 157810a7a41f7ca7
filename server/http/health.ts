import { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import { overdueAfter } from '../leads/rounds/rounds.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { Trouble } from '../store/leads/leads-store.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds between two counts of deliveries, because counting a long backlog takes time. */
const countedFor = 10_000

export function healthRoute(store: Store, clock: Clock) {
  let counted: { at: number; deliveries: Trouble } | undefined
  return new Hono().get('/healthz', async (c) => {
    c.header('Cache-Control', 'no-store')
    try {
      const now = clock.now()
      await store.health(now)
      if (!counted || Math.abs(now - counted.at) >= countedFor) {
        counted = { at: now, deliveries: await store.trouble(now - overdueAfter) }
      }
      return c.json({ status: 'ok', deliveries: counted.deliveries })
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      return c.json({ status: 'unavailable' }, 503)
    }
  })
}
