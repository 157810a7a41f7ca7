import { Hono } from 'hono'
import { keyIn } from '#desk/edition/wire.ts'
import { sheetOf } from '../../../../edition/sheets.ts'
import type { Inside } from '../../guard.ts'
import type { Room } from '../../room.ts'
import { placeOnSheet } from '../change-view.ts'
import { createSheetPages } from '../sheet-pages.ts'
import { confirmation } from './confirmation.ts'
import { createFieldActs } from './field-acts.ts'
import { homelessText } from './homeless-text.ts'
import { items } from './items.ts'
import { leavingOut } from './leaving-out.ts'
import { reversal } from './reversal.ts'
import { twoTexts } from './two-texts.ts'

/** The acts on a field of a sheet; its address redirects to its place on the sheet. */
export function fields(room: Room) {
  const act = createFieldActs(room)
  const { aroundOf, findSheet } = createSheetPages(room)

  const onSheet = new Hono<Inside>()
    .route('/', reversal(act))
    .route('/', confirmation(act))
    .route('/', leavingOut(act))
    .route('/', items(act, aroundOf))
    .route('/', twoTexts(act))
    // An answer to a post may stay in the address bar.
    .get('/*', async (c) => {
      const { sheet } = await findSheet(c)
      return sheet ? c.redirect(placeOnSheet(sheet, keyIn(c.req.param('key')))) : room.unknown(c)
    })

  return new Hono<Inside>()
    .get('/champs/:key', async (c) => {
      const key = keyIn(c.req.param('key'))
      const [document = '', path = ''] = key.split('#')
      const sheet = sheetOf(aroundOf(await room.edition.state()).sheets, document, path)
      return sheet ? c.redirect(placeOnSheet(sheet, key)) : room.unknown(c)
    })
    .route('/', homelessText(room))
    .route('/:shelf/:name{.+}/champs/:key', onSheet)
}
