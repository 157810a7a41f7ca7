import { pageAt } from '#content/all-pages.ts'
import { awaitedFacts } from '#content/company/awaited-facts.ts'
import { borrowedValues } from '#content/documents/borrowed.ts'
import { names } from '#desk/edition/wire.ts'
import type { EditionState, EditResult } from '../../../edition/edition-types.ts'
import { type Sheet, sheetsOf } from '../../../edition/sheets.ts'
import { type RequestContext, type Room, wantsJson } from '../room.ts'
import { type Around, sheetPlaceOf } from './change-view.ts'
import type { SentPicture } from './field-view.ts'
import { sheetAnswer } from './sheet-answer.ts'
import { sheetParts, sheetView } from './sheet-view.ts'

/** Outcome of a post, shown on the sheet. */
export interface Outcome {
  said: string
  stale: EditResult['stale']
  sent: SentPicture
  /** State before the post. */
  before: EditionState
}

export function createSheetPages(room: Room) {
  const { edition, clock, content } = room

  function aroundOf(state: EditionState): Around {
    return {
      // With removed entries, whose change still needs a sheet.
      sheets: sheetsOf(new Map([...state.online, ...state.working])),
      working: state.working,
      online: state.online,
      borrowed: borrowedValues(content.current),
      facts: awaitedFacts(content.current, room),
      now: clock.now(),
    }
  }

  const titleOf = (path: string) => pageAt(path, content.current)?.crumb ?? path

  function pagesWith({ online }: EditionState, text: string): Set<string> {
    const users = [...online].filter(([, value]) => JSON.stringify(value).includes(text))
    return new Set(users.flatMap(([document]) => edition.pagesOf(document, '')))
  }

  function pagesOfSheet(sheet: Sheet): { path: string; label: string }[] {
    const found = sheet.parts.flatMap(({ document, path }) => edition.pagesOf(document, path))
    const paths = [...new Set([...(sheet.address ? [sheet.address] : []), ...found])]
    return paths.slice(0, 8).map((path) => ({
      path,
      label: path === sheet.address ? sheet.title : titleOf(path),
    }))
  }

  const fieldParts = (state: EditionState, around: Around, c: RequestContext) => ({
    ...{ state, stale: [], borrowed: around.borrowed, now: around.now },
    pagesWith: (name: string) => pagesWith(state, `{{${name}}}`).size,
    reader: c.var.session.person.name,
  })

  async function showSheet(
    c: RequestContext,
    sheet: Sheet,
    { said = '', stale = [], sent, before }: Partial<Outcome> = {},
  ) {
    const state = await edition.state()
    const around = aroundOf(state)
    const current = around.sheets.find(
      ({ shelf, name }) => shelf === sheet.shelf && name === sheet.name,
    )
    if (!current) return room.unknown(c)
    const view = sheetView(current, {
      ...fieldParts(state, around, c),
      ...{ stale, sent, said, around },
      pages: pagesOfSheet(current),
    })
    c.status(stale.length > 0 ? 409 : 200)
    if (wantsJson(c)) {
      const was = before && sheetParts(sheet, fieldParts(before, aroundOf(before), c))
      return c.json(sheetAnswer(was, view, c.var.fields?.[names.shown]))
    }
    return room.draw(c, sheetPlaceOf(current), { page: 'sheet', view })
  }

  async function findSheet(c: RequestContext) {
    const state = await edition.state()
    const [shelf, name] = [c.req.param('shelf'), c.req.param('name')]
    const found = aroundOf(state).sheets.find(
      (sheet) => sheet.shelf === shelf && sheet.name === name,
    )
    return { state, sheet: found }
  }

  return { aroundOf, findSheet, showSheet }
}
