import { Hono } from 'hono'
import { queries } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import type { Inside } from '../guard.ts'
import type { Room } from '../room.ts'
import { saidHere } from '../said.ts'
import { editionView } from './overview-view.ts'
import { createSheetPages } from './sheet-pages.ts'

/** Page of the documents that are online, that wait, and that can be edited. */
export function overview(room: Room) {
  const { edition, clock } = room
  const { aroundOf } = createSheetPages(room)

  return new Hono<Inside>().get('/', async (c) => {
    const state = await edition.state()
    const query = (c.req.query(queries.find) ?? '').trim().slice(0, 100)
    const { said = '' } = saidHere<{ said: string }>(c, clock)
    const around = aroundOf(state)
    const now = await edition.publishing()
    const publishing = now && !now.result ? firstNameOf(now.person.name) : null
    const view = editionView(state, around, { query, said, publishing })
    return room.draw(c, 'L’édition', { page: 'edition', view })
  })
}
