import { Hono } from 'hono'
import { queries, reviewAddress } from '#desk/edition/wire.ts'
import type { Inside } from '../guard.ts'
import type { RequestContext, Room } from '../room.ts'
import { leadTo } from '../said.ts'
import { leadToResult } from './publishing.ts'
import { publishingView } from './publishing-view.ts'
import { createSheetPages } from './sheet-pages.ts'

/** Milliseconds for which the answer to a browser waits for the end; proxies wait longer. */
const longestWait = 20_000

/** The publication under way; its end redirects to the result. */
export function progress(room: Room) {
  const { edition, clock, stopping } = room
  const { aroundOf } = createSheetPages(room)

  /** Outcome of a publication whose instance was killed. */
  async function stoppedWords() {
    const { last } = await edition.state()
    const online =
      last > 0 ? `la publication ${last}` : 'les textes d’avant la première publication'
    return { said: `La publication s’est arrêtée avant la fin. En ligne\u00a0: ${online}.` }
  }

  async function show(c: RequestContext) {
    const signals = [AbortSignal.timeout(longestWait), c.req.raw.signal, stopping]
    const seen = c.req.query(queries.seen) ?? ''
    const publishing = await edition.publishingAfter(
      seen,
      AbortSignal.any(signals.filter((signal) => !!signal)),
    )
    const { result } = publishing ?? {}
    const failed = result?.kind === 'failed' ? result : undefined
    if (!publishing || (result && !failed)) {
      return result
        ? leadToResult(c, room, result)
        : leadTo(c, clock, reviewAddress, seen ? await stoppedWords() : {})
    }
    const view = publishingView(publishing, failed, aroundOf(await edition.state()))
    // The server answers at the next address once the publication has ended; until then this page stays visible.
    // One second, so that the browser can paint this page.
    if (!failed) c.header('Refresh', `1; url=${view.end}`)
    const title = failed ? 'Rien n’a changé en ligne' : 'Publication en cours'
    return room.draw(c, title, { page: 'publishing', view })
  }

  return new Hono<Inside>().get('/publication', show)
}
