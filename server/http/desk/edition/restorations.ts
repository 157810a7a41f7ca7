import { Hono } from 'hono'
import { historyAddress, keyIn, names } from '#desk/edition/wire.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { sheetOf } from '../../../edition/sheets.ts'
import { fieldKey } from '../../../edition/value-texts.ts'
import type { Inside } from '../guard.ts'
import { numberIn } from '../read-post.ts'
import type { RequestContext, Room } from '../room.ts'
import { leadTo } from '../said.ts'
import { placeOnSheet } from './change-view.ts'
import { unitsBetween } from './history-view.ts'
import { followPublication } from './publishing.ts'
import { createSheetPages } from './sheet-pages.ts'

/** Restores the whole site of an earlier publication, or makes one of its texts a change to review. */
export function restorations(room: Room) {
  const { edition, clock } = room
  const { aroundOf } = createSheetPages(room)

  async function restore(c: RequestContext) {
    const number = numberIn(c.req.param('number'))
    if (number === undefined) return c.redirect(historyAddress, 303)
    const [after, { person }] = [Number(c.var.fields[names.after]), c.var.session]
    return followPublication(c, room, (onBegin) => edition.restore(number, after, person, onBegin))
  }

  async function takeBack(c: RequestContext) {
    const [number, key] = [numberIn(c.req.param('number')) ?? -1, keyIn(c.req.param('key'))]
    const [state, documents] = await Promise.all([edition.state(), edition.documentsOf(number)])
    const unit = documents
      ? unitsBetween(state.online, documents).find(
          ({ document, field }) => fieldKey(document, field) === key,
        )
      : undefined
    if (!unit || Number(c.var.fields[names.after]) !== state.last) {
      return leadTo(c, clock, historyAddress, {
        said: 'Le site a changé depuis\u00a0: relisez ce que vous voulez reprendre.',
      })
    }
    const { document, field: path, before, after } = unit
    // A waiting change that the person has not seen is not replaced.
    const seen = fingerprint(before)
    const { stale } = await edition.edit(
      [{ kind: 'replace', document, path, value: after ?? null, seen }],
      c.var.session.person,
    )
    const sheet = sheetOf(aroundOf(state).sheets, document, path)
    const then = number === 0 ? 'd’avant la première publication' : `de la publication ${number}`
    return leadTo(c, clock, placeOnSheet(sheet, key), {
      said:
        stale.length > 0
          ? 'Un changement attend déjà ici\u00a0: publiez-le ou reprenez le texte en ligne, puis recommencez.'
          : `Repris ${then}, pas encore en ligne.`,
    })
  }

  return new Hono<Inside>()
    .post('/publications/:number/remise', restore)
    .post('/publications/:number/champs/:key/reprise', takeBack)
}
