import { Hono } from 'hono'
import { historyAddress, queries } from '#desk/edition/wire.ts'
import type { Publication } from '../../../store/content/publications.ts'
import type { Inside } from '../guard.ts'
import { numberIn } from '../read-post.ts'
import type { RequestContext, Room } from '../room.ts'
import { saidHere } from '../said.ts'
import type { Around } from './change-view.ts'
import {
  documentsTouched,
  firstView,
  hasTouched,
  publicationView,
  type Shown,
  touchChoices,
} from './history-view.ts'
import { createSheetPages } from './sheet-pages.ts'

const pageSize = 20

export function history(room: Room) {
  const { edition, store, clock, draw } = room
  const { aroundOf } = createSheetPages(room)

  /**
   * @param next the newer publication read before this one; if their numbers are consecutive, its `before` is
   *   used
   */
  async function shownAt(publication: Publication, next: Shown | undefined): Promise<Shown[]> {
    const { number } = publication
    const isBelow = next?.publication.number === number + 1
    const [documents, before] = await Promise.all([
      isBelow ? next.before : edition.documentsOf(number),
      edition.documentsOf(number - 1),
    ])
    return documents && before ? [{ publication, documents, before }] : []
  }

  async function pageOf(touch: string, around: Around, start: number | undefined) {
    const touching = touch ? { touching: documentsTouched(touch, around) } : {}
    const page: Shown[] = []
    let next: Shown | undefined
    for (let before = start; ; ) {
      const list = await store.publications.list({ before, ...touching, limit: pageSize + 1 })
      for (const publication of list) {
        if (page.length === pageSize) return { page, hasMore: true }
        const shown = await shownAt(publication, next)
        next = shown[0]
        page.push(...shown.filter((one) => !touch || hasTouched(touch, one, around)))
        before = publication.number
      }
      if (list.length <= pageSize) return { page, hasMore: false }
    }
  }

  async function show(c: RequestContext) {
    const state = await edition.state()
    const around = aroundOf(state)
    const [start, opened] = [
      numberIn(c.req.query(queries.before)),
      numberIn(c.req.query(queries.opened)),
    ]
    const choices = touchChoices(around)
    const names = [...choices.shelves, ...choices.pages].map(({ name }) => name)
    const touch = names.find((name) => name === c.req.query(queries.touch)) ?? ''
    const query = new URLSearchParams(touch && { [queries.touch]: touch })
    const older = new URLSearchParams(query)
    if (start !== undefined) query.set(queries.before, String(start))
    const seen = (number: number) => ({
      ...{ around, last: state.last, isAsked: true, query },
      compared: number === opened ? state.online : null,
    })
    const { page, hasMore } = await pageOf(touch, around, start)
    older.set(queries.before, String(page.at(-1)?.publication.number))
    const isWhole = !hasMore && !touch && state.last > 0
    const oldest = isWhole ? await edition.documentsOf(0) : undefined
    const first = oldest ? [firstView(oldest, seen(0))] : []
    const view = {
      publications: [
        ...page.map((one) => publicationView(one, seen(one.publication.number))),
        ...first,
      ],
      touch: { chosen: touch, choices },
      last: state.last,
      older: hasMore ? `${historyAddress}?${older}` : null,
      said: saidHere<{ said: string }>(c, clock).said ?? '',
    }
    return draw(c, 'Historique', { page: 'history', view })
  }

  return new Hono<Inside>().get('/historique', show)
}
