import { valueAt } from '#content/documents/paths.ts'
import { keyIn, nameOf } from '#desk/edition/wire.ts'
import type { Edit, EditionState } from '../../../../edition/edition-types.ts'
import { fingerprint } from '../../../../edition/fingerprint.ts'
import { placeNow } from '../../../../edition/items.ts'
import type { RequestContext, Room } from '../../room.ts'
import { type Place, placeOfKey } from '../posted.ts'
import { createSheetSaving } from '../save-sheet.ts'
import { createSheetPages } from '../sheet-pages.ts'

export interface ActedField extends Place {
  key: string
  /** The posted fingerprint of the field or item; '' without one. */
  seen: string
  /** The same, without a posted fingerprint empty. */
  ifSeen: { seen?: string }
  reason: string
}

export interface FieldAct {
  edit(field: ActedField, now: EditionState): Edit | undefined
  /** Whether the act discards the text of the field, which is then not saved before. */
  discards?: boolean
  saidOf?(field: ActedField, now: EditionState, after: EditionState): string
}

/** Returns what makes an act on a field a handler of posts below the field's address on a sheet. */
export function createFieldActs(room: Room) {
  const { findSheet } = createSheetPages(room)
  const saveSheet = createSheetSaving(room)

  return (act: FieldAct) => async (c: RequestContext) => {
    const { state, sheet } = await findSheet(c)
    const key = keyIn(c.req.param('key'))
    const place = sheet && placeOfKey(key, sheet)
    if (!place) return room.unknown(c)
    const { fields } = c.var
    const posted = fields[nameOf('seen', key)]
    const field = (seen: string): ActedField => ({
      ...place,
      ...{ key, seen, ifSeen: posted === undefined ? {} : { seen } },
      reason: (fields[nameOf('reason', key)] ?? '').slice(0, 200),
    })
    return saveSheet(c, sheet, state, {
      edit: (before, now) => act.edit(field(seenAfter(place, posted, before, now)), now),
      ...(act.discards && { discards: key }),
      saidOf: (now, after) => act.saidOf?.(field(posted ?? ''), now, after) ?? '',
    })
  }
}

export type FieldActs = ReturnType<typeof createFieldActs>

/** Returns the posted fingerprint, or the new one if the posted texts themselves changed the item. */
function seenAfter(
  place: Place,
  posted = '',
  ...states: [before: EditionState, now: EditionState]
): string {
  const [was, is] = states.map((state) => fingerprint(valueNow(place, state)))
  return posted === was && is !== undefined ? is : posted
}

export function valueNow({ document, path }: Place, { working, online }: EditionState): unknown {
  const value = working.get(document)
  const at = placeNow(document, path, value, online.get(document))
  return at === undefined ? undefined : valueAt(value, at)
}
