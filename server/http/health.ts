import { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import { overdueAfter } from '../leads/rounds/rounds.ts'
import type { Log } from '../log.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import type { Trouble } from '../store/leads/records.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds between two counts of deliveries, because counting a long backlog takes time. */
const countedFor = 10_000

/** Logs each failure once, because a proxy asks every few seconds. */
export function healthRoute(store: Store, clock: Clock, log: Log) {
  let logged = ''
  let counted: { at: number; deliveries: Trouble } | undefined
  return new Hono().get('/healthz', async (c) => {
    c.header('Cache-Control', 'no-store')
    try {
      const now = clock.now()
      await store.health(now)
      if (!counted || Math.abs(now - counted.at) >= countedFor) {
        counted = { at: now, deliveries: await store.trouble(now - overdueAfter) }
      }
      logged = ''
      return c.json({ status: 'ok', deliveries: counted.deliveries })
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      if (error.message !== logged) log.error(error.message)
      logged = error.message
      return c.json({ status: 'unavailable' }, 503)
    }
  })
}
