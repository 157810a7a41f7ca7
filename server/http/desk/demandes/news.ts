import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { NewsView } from '#desk/demandes/view.ts'
import type { createPulse } from '../../../people/pulse.ts'
import { hashOfSecret, sessionRules } from '../../../people/session.ts'
import { type Inside, sessionSecret } from '../guard.ts'
import { nameOf, subjectInside } from '../list-words.ts'
import type { Room } from '../room.ts'

/** Milliseconds; a connection on which nothing is said for 30 s is cut (server/http/server.ts). */
const heartbeat = 10_000

/** More are not counted. */
const mostNew = 50

/**
 * Tells an open list what came in since it was drawn: events `nouvelles` with a NewsView, `fin` when
 * the session is over. Ends with the session, and when the process is about to leave.
 */
export function tellNews(
  c: Context<Inside>,
  { store, clock, stopping, siteUrl }: Room,
  pulse: ReturnType<typeof createPulse>,
) {
  const secretHash = hashOfSecret(sessionSecret(c, siteUrl) ?? '')
  const since = Number(c.req.query('depuis')) || clock.now()
  const known = new Set((c.req.query('vues') ?? '').split(',').slice(0, mostNew))
  // A proxy that gathers what it passes on would tell it too late.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, tell, async () => {
    // The database is away: the page tries again, and says so meanwhile.
  })

  async function tell(stream: SSEStreamingApi) {
    let told = ''
    let wake = () => {}
    const unlisten = pulse.listen(() => wake())
    const end = () => wake()
    stopping?.addEventListener('abort', end)
    stream.onAbort(end)
    try {
      while (!stream.aborted && !stopping?.aborted) {
        // Made before the look: what changes meanwhile is looked at again.
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

  /** Without noting a use: a page that is left open does not keep its session alive. */
  async function isOpen(): Promise<boolean> {
    const session = await store.people.findSession(secretHash, sessionRules(clock.now()))
    return session !== undefined
  }

  async function read(): Promise<NewsView> {
    const rows = (await store.requests.listNew(since, mostNew)).filter(
      ({ reference }) => !known.has(reference),
    )
    return {
      count: rows.length,
      first: rows[0] ? `${nameOf(rows[0])}, ${subjectInside(rows[0])}` : '',
    }
  }
}
