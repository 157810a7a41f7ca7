import { valueAt } from '#content/documents/paths.ts'
import { kindOf } from '#desk/edition/fields/kinds.ts'
import type { Edit, EditionState } from '../../../edition/edition-types.ts'
import { nodeAt } from '../../../edition/fields.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { placeNow } from '../../../edition/items.ts'
import type { Sheet } from '../../../edition/sheets.ts'

type Posted = Readonly<Record<string, string>>

interface Place {
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
  return Object.entries(posted).flatMap(([name, seen]): Edit[] => {
    const key = name.startsWith('s|') ? name.slice(2) : ''
    const place = key && key !== except ? placeOfKey(key, sheet) : undefined
    if (!place) return []
    const typed = posted[`f|${key}`]
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

/** Splits « monter:pages/accueil#steps.2 » into the act and its key. */
export function splitAct(act: string): { verb: string; key: string } {
  const at = act.indexOf(':')
  return at < 0 ? { verb: act, key: '' } : { verb: act.slice(0, at), key: act.slice(at + 1) }
}

/**
 * @param before state before the posted texts were saved
 * @param now state after the posted texts were saved
 */
export function postedAct(
  act: string,
  posted: Posted,
  sheet: Sheet,
  { before, now }: { before: EditionState; now: EditionState },
): Edit | undefined {
  const { verb, key } = splitAct(act)
  const [first] = sheet.parts
  if (verb === 'supprimer') {
    if (!first || !sheet.isEntry || sheet.sample) return
    const { document } = first
    return { kind: 'remove', document, path: '', seen: fingerprint(now.working.get(document)) }
  }
  if (verb === 'rendre') return first && { kind: 'revert', document: first.document, path: '' }
  const place = placeOfKey(key, sheet)
  if (!place) return
  const { document, path } = place
  /** Returns the posted fingerprint, or the new one if the posted texts themselves changed the item. */
  const seen = () => {
    const [was, is] = [before, now].map(({ working, online }) => {
      const value = working.get(document)
      const at = placeNow(document, path, value, online.get(document))
      return fingerprint(at === undefined ? undefined : valueAt(value, at))
    })
    const given = posted[`s|${key}`] ?? ''
    return given === was && is !== undefined ? is : given
  }
  const seenIfPosted = () => posted[`s|${key}`] !== undefined && { seen: seen() }
  switch (verb) {
    case 'monter':
      return { kind: 'move', ...place, by: -1, seen: seen() }
    case 'descendre':
      return { kind: 'move', ...place, by: 1, seen: seen() }
    case 'retirer':
      return { kind: 'remove', ...place, seen: seen() }
    case 'ajouter':
      return { kind: 'add', ...place }
    case 'reprendre':
      return { kind: 'revert', ...place, ...seenIfPosted() }
    case 'garder':
      return { kind: 'keep', ...place, ...seenIfPosted() }
    case 'choisir':
      return { kind: 'settle', ...place }
    case 'lesien': {
      const isTwice = now.changes.some(
        (change) => change.state === 'versions' && change.key === key,
      )
      return isTwice ? { kind: 'revert', ...place } : undefined
    }
    case 'laisser':
      return { kind: 'aside', ...place, reason: (posted.raison ?? '').slice(0, 200) }
    case 'inclure':
      return { kind: 'take', ...place }
  }
}
