import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { NewsView } from '#desk/demandes/view.ts'
import type { createPulse } from '../../../people/pulse.ts'
import { hashOfSecret, sessionRules } from '../../../people/session.ts'
import { type Inside, sessionSecret } from '../guard.ts'
import { nameOf, subjectInside } from '../list-words.ts'
import type { Room } from '../room.ts'

/**
 * Milliseconds between heartbeats; the server cuts connections that are silent for 30 s
 * (server/http/server.ts).
 */
const heartbeat = 10_000

const maxNew = 50

/** Sends the event `nouvelles` with a NewsView, and `fin` when the session ends or the process stops. */
export function streamNews(
  c: Context<Inside>,
  { store, clock, stopping, siteUrl }: Room,
  pulse: ReturnType<typeof createPulse>,
) {
  const secretHash = hashOfSecret(sessionSecret(c, siteUrl) ?? '')
  const since = Number(c.req.query('depuis')) || clock.now()
  const known = new Set((c.req.query('vues') ?? '').split(',').slice(0, maxNew))
  // Otherwise nginx buffers the events.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, sendNews, async () => {
    // The database is unavailable; the page reconnects and shows a message.
  })

  async function sendNews(stream: SSEStreamingApi) {
    let told = ''
    let wake = () => {}
    const unlisten = pulse.listen(() => wake())
    const end = () => wake()
    stopping?.addEventListener('abort', end)
    stream.onAbort(end)
    try {
      while (!stream.aborted && !stopping?.aborted) {
        // Created before the query, so that a change during the query triggers another one.
        const { promise: change, resolve } = Promise.withResolvers<void>()
        wake = resolve
        if (!(await isOpen())) {
          await stream.writeSSE({ event: 'fin', data: '' })
          return
        }
        const news = JSON.stringify(await read())
        if (news !== told) await stream.writeSSE({ event: 'nouvelles', data: news })
        else await stream.write(': toujours là\n\n')
        told = news
        const cancel = clock.after(heartbeat, resolve)
        await change
        cancel()
      }
    } finally {
      unlisten()
      stopping?.removeEventListener('abort', end)
    }
  }

  /** Checks the session without renewing it, because an open page must not keep it alive. */
  async function isOpen(): Promise<boolean> {
    const session = await store.people.findSession(secretHash, sessionRules(clock.now()))
    return session !== undefined
  }

  async function read(): Promise<NewsView> {
    const rows = (await store.requests.listNew(since, maxNew)).filter(
      ({ reference }) => !known.has(reference),
    )
    return {
      count: rows.length,
      first: rows[0] ? `${nameOf(rows[0])}, ${subjectInside(rows[0])}` : '',
    }
  }
}
