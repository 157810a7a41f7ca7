import { Hono } from 'hono'
import { keysIn, nameOf, names } from '#desk/edition/wire.ts'
import { formatHour } from '#quotes/dates.ts'
import type { Inside } from '../guard.ts'
import { numberIn } from '../read-post.ts'
import type { RequestContext, Room } from '../room.ts'
import { saidHere } from '../said.ts'
import { atWords } from './change-view.ts'
import { publishedView } from './published-view.ts'
import { followPublication } from './publishing.ts'
import { leaveOutUnticked } from './review.ts'
import { createSheetPages } from './sheet-pages.ts'

/** A post publishes the ticked changes of the review. */
export function publications(room: Room) {
  const { edition, store, clock } = room
  const { aroundOf } = createSheetPages(room)

  async function publish(c: RequestContext) {
    await leaveOutUnticked(c, room)
    const { fields, session } = c.var
    const taken = keysIn(fields, 'taken').filter((key) => key !== fields[names.except])
    const chosen = new Map(taken.map((key) => [key, fields[nameOf('seen', key)] ?? '']))
    const after = numberIn(fields[names.after]) ?? -1
    return followPublication(c, room, (onBegin) =>
      edition.publish(chosen, after, session.person, onBegin),
    )
  }

  /** « le lundi 23 novembre 2026 à 18 h 31 ». */
  async function thenWords(restored: number): Promise<string> {
    const publication = await store.publications.read(restored)
    return publication ? atWords(publication.at, clock.now()) : 'avant la première publication'
  }

  async function show(c: RequestContext) {
    const number = numberIn(c.req.param('number')) ?? 0
    const publication = await store.publications.read(number)
    const [documents, before] = publication
      ? await Promise.all([edition.documentsOf(number), edition.documentsOf(number - 1)])
      : []
    if (!publication || !documents || !before) return room.unknown(c)
    const state = await edition.state()
    const seconds = Number(saidHere<{ said: string }>(c, clock).said)
    const lasted =
      seconds > 0 ? `, en ${seconds}\u00a0${seconds === 1 ? 'seconde' : 'secondes'}` : ''
    const { restores, at } = publication
    const restored =
      number === state.last && restores !== null
        ? `Le site est comme ${await thenWords(restores)}, depuis ${formatHour(at)}${lasted}.`
        : ''
    const shown = { publication, documents, before }
    const view = publishedView(shown, { state, around: aroundOf(state), lasted, restored })
    return room.draw(c, `Publication ${number}`, { page: 'published', view })
  }

  return new Hono<Inside>().post('/publications', publish).get('/publications/:number', show)
}
