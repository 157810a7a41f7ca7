import { Hono } from 'hono'
import { home, keysIn, nameOf } from '#desk/edition/wire.ts'
import type { Edit } from '../../../edition/edition-types.ts'
import { replacedBy } from '../../../edition/samples.ts'
import type { Inside } from '../guard.ts'
import type { RequestContext, Room } from '../room.ts'
import { saidHere } from '../said.ts'
import { reviewView } from './review-view.ts'
import { createSheetPages } from './sheet-pages.ts'

interface Said {
  said: string
  /** Key of a change that is not ticked, because the person has not seen its value. */
  unticked: string
}

/** The changes before a publication; a post leaves out those that are not ticked. */
export function review(room: Room) {
  const { edition, clock } = room
  const { aroundOf } = createSheetPages(room)

  async function show(c: RequestContext) {
    edition.preparePublication()
    const state = await edition.state()
    const { said = '', unticked } = saidHere<Said>(c, clock)
    const view = reviewView(state, {
      ...aroundOf(state),
      pagesOf: (change) => [
        ...edition.pagesOf(change.document, change.field),
        ...replacedBy(change).flatMap((sample) => edition.pagesOf(sample, '')),
      ],
      ...{ said, unticked },
    })
    return room.draw(c, 'Relire avant de publier', { page: 'review', view })
  }

  return new Hono<Inside>().get('/relire', show).post('/relire', async (c) => {
    await leaveOutUnticked(c, room)
    return c.redirect(home, 303)
  })
}

/** Leaves out the posted changes that are not ticked, and takes those that are. */
export async function leaveOutUnticked(c: RequestContext, { edition }: Pick<Room, 'edition'>) {
  const { fields, session } = c.var
  const [shown, taken] = [keysIn(fields, 'seen'), keysIn(fields, 'taken')]
  const { changes } = await edition.state()
  const edits = changes.flatMap(({ key, document, field: path, state }): Edit[] => {
    const isTaken = taken.includes(key)
    if (state === 'aside') return isTaken ? [{ kind: 'take', document, path }] : []
    if (!shown.includes(key) || isTaken || state !== 'ready') return []
    const reason = (fields[nameOf('reason', key)] ?? '').slice(0, 200)
    return [{ kind: 'aside', document, path, reason }]
  })
  await edition.edit(edits, session.person)
}
