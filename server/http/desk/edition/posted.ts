import { valueAt } from '#content/documents/paths.ts'
import { kindOf } from '#desk/edition/fields/kinds.ts'
import { keysIn, nameOf } from '#desk/edition/wire.ts'
import type { Edit, EditionState, Stale } from '../../../edition/edition-types.ts'
import { isField, nodeAt } from '../../../edition/fields.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { placeNow } from '../../../edition/items.ts'
import type { Sheet } from '../../../edition/sheets.ts'

type Posted = Readonly<Record<string, string>>

export interface Place {
  document: string
  path: string
}

/** Splits `pages/accueil#hero.lead`; undefined if the sheet does not show that field. */
export function placeOfKey(key: string, { parts }: Sheet): Place | undefined {
  const at = key.indexOf('#')
  const [document, path] = [key.slice(0, at), key.slice(at + 1)]
  const isShown = parts.some(
    (part) =>
      part.document === document &&
      (part.path === '' || path === part.path || path.startsWith(`${part.path}.`)),
  )
  return at > 0 && isShown ? { document, path } : undefined
}

/** Returns the edits of a posted form, without fixed fields and keys of other sheets. */
export function postedTexts(
  posted: Posted,
  sheet: Sheet,
  { working, online }: EditionState,
  except: string | undefined,
): Edit[] {
  return keysIn(posted, 'seen').flatMap((key): Edit[] => {
    const place = key === except ? undefined : placeOfKey(key, sheet)
    if (!place) return []
    const [typed, seen = ''] = [posted[nameOf('text', key)], posted[nameOf('seen', key)]]
    const [value, before] = [working.get(place.document), online.get(place.document)]
    const path = placeNow(place.document, place.path, value, before)
    const node = path === undefined ? undefined : nodeAt(place.document, value, path)
    const current = path === undefined ? undefined : valueAt(value, path)
    if (!node && typed) {
      // A colleague removed the item meanwhile; the stale edit warns the author.
      const gone = nodeAt(place.document, before, place.path.replaceAll(/~[^.]+/g, '0'))
      const read = gone && kindOf(gone).read(typed, gone, undefined)
      return [{ kind: 'set', ...place, ...(read ?? { value: typed }), seen }]
    }
    const read = node && kindOf(node).read(typed, node, current)
    return read ? [{ kind: 'set', ...place, ...read, seen }] : []
  })
}

/**
 * Returns the typed texts whose field the sheet does not have: a release of the site removed or moved it since the
 * form was opened.
 *
 * @param sheet undefined if the whole sheet is gone
 */
export const homelessTexts = (posted: Posted, sheet: Sheet | undefined): Stale[] =>
  keysIn(posted, 'seen').flatMap((key) => {
    const place = sheet && placeOfKey(key, sheet)
    if (place && isField(place.document, place.path)) return []
    const [mine, seen] = [posted[nameOf('text', key)], posted[nameOf('seen', key)] ?? '']
    const [document = '', path = ''] = key.split('#')
    const isTyped = mine && !readings(mine).some((value) => fingerprint(value) === seen)
    return isTyped ? [{ document, path, mine, theirs: null, by: '', at: 0 }] : []
  })

/** Returns the values that a text may stand for, because a removed field has no control that reads it. */
const readings = (typed: string) => [typed.replaceAll('\r\n', '\n'), Number(typed), true]
