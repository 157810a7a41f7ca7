import { isDeepStrictEqual } from 'node:util'
import { diffWordsWithSpace } from 'diff'
import type { AwaitedFact } from '#content/company/awaited-facts.ts'
import type { Documents } from '#content/documents/documents.ts'
import { lastKey, parentOf, valueAt } from '#content/documents/paths.ts'
import { isPicture } from '#content/documents/pictures.ts'
import { shortUnit } from '#desk/edition/fields/kind.ts'
import { kindOf, leavesOf } from '#desk/edition/fields/kinds.ts'
import { rankWords } from '#desk/edition/fields/standing.ts'
import type { ChangeState, Piece } from '#desk/edition/view.ts'
import { home, sheetAddress } from '#desk/edition/wire.ts'
import { addDays, dayAt, formatHour, formatLongDay } from '#quotes/dates.ts'
import { faultyPaths } from '../../../edition/changes.ts'
import type { EditionChange } from '../../../edition/edition-types.ts'
import { fieldPlace, nodeAt } from '../../../edition/fields.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { namedPath } from '../../../edition/items.ts'
import {
  type EntryTexts,
  entryTitle,
  type Sheet,
  sheetOf,
  shelfOf,
  shelfOfEntry,
} from '../../../edition/sheets.ts'
import { idOf, plainText, textOf } from '../../../edition/value-texts.ts'

export interface Around {
  sheets: readonly Sheet[]
  working: Documents
  online: Documents
  borrowed: ReadonlyMap<string, string>
  facts: readonly AwaitedFact[]
  now: number
}

/** « aujourd’hui, 11 h 38 », « hier, 16 h 20 », « mardi 24 novembre 2026, 17 h 12 ». */
export const whenWords = (at: number, now: number) =>
  `${nearDay(at, now) ?? formatLongDay(dayAt(at))}, ${formatHour(at)}`

/** « à 11 h 38 », « hier à 16 h 20 », « le mardi 24 novembre 2026 à 17 h 12 ». */
export function atWords(at: number, now: number): string {
  const day = nearDay(at, now) ?? `le ${formatLongDay(dayAt(at))}`
  return day === today ? `à ${formatHour(at)}` : `${day} à ${formatHour(at)}`
}

const today = 'aujourd’hui'

function nearDay(at: number, now: number): string | undefined {
  const day = dayAt(at)
  if (day === dayAt(now)) return today
  if (day === addDays(dayAt(now), -1)) return 'hier'
}

export function sheetPlaceOf(sheet: Sheet): string {
  const { one } = shelfOf(sheet.shelf)
  if (!one) return sheet.title
  return sheet.isEntry ? `${one} «\u00a0${sheet.title}\u00a0»` : `${one}, ${sheet.title}`
}

export const placeOnSheet = (sheet: Sheet | undefined, key: string) =>
  sheet ? `${sheetAddress(sheet)}#${idOf(key)}` : home

/** Names an entry removed from the site: « Projet « Fournil » ». */
export function placeOfGone(document: string, value: unknown): string {
  const shelf = shelfOfEntry(document)
  const words = entryTitle((value ?? {}) as EntryTexts)
  return shelf && words ? `${shelfOf(shelf).one} «\u00a0${words}\u00a0»` : document
}

export function piecesOf(before: string, after: string): Piece[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : []
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'after' : removed ? 'before' : 'same',
    text: value,
  }))
}

export type ChangeView = ReturnType<typeof changeView>

export function changeView(change: EditionChange, around: Around) {
  const { key, document, field, after, by, at } = change
  const sheet = sheetOf(around.sheets, document, field)
  const difference = differenceOf(change, around)
  const subject = subjectOf(change, around) ?? { document, path: difference.path }
  const state: ChangeState = isToFill(change) ? 'empty' : change.state
  return {
    /** Document and unit: `pages/accueil#hero.lead`. */
    key,
    /** A value that changed after its review is not published. */
    seen: fingerprint(after),
    href: placeHref(subject, around),
    /** « Prix, Site vitrine ». */
    place: sheet ? sheetPlaceOf(sheet) : placeOfGone(document, change.before ?? after),
    /** « Pack Professionnel, euros HT ». */
    field: difference.label,
    /** Empty when only the summary is shown. */
    pieces: difference.pieces,
    ...(difference.summary && { summary: difference.summary }),
    state,
    ...wordsOf(change),
    by,
    when: whenWords(at, around.now),
  }
}

function firstPath(change: EditionChange): string | undefined {
  if (change.state === 'asked') return change.question.path
  if (change.state !== 'refused') return
  const { wrong, empty } = faultyPaths(change)
  return [...wrong, ...empty][0]
}

interface FieldAddress {
  document: string
  path: string
}

/** Address of a field on its sheet. */
export function placeHref(
  place: FieldAddress,
  around: Pick<Around, 'sheets' | 'working' | 'online'>,
) {
  const sheet = sheetOf(around.sheets, place.document, place.path)
  return placeOnSheet(sheet, placeKey(place, around))
}

/** Returns the key of a field, in which items of lists have names: `pages/accueil#hero.lead`. */
export const placeKey = (
  { document, path }: FieldAddress,
  { working, online }: Pick<Around, 'working' | 'online'>,
) => `${document}#${namedPath(document, path, working.get(document), online.get(document))}`

/** Finds the field of the first fault or of the question; the fault of a removal is where it is cited. */
function subjectOf(change: EditionChange, around: Around): FieldAddress | undefined {
  const fault = change.state === 'refused' ? change.faults.find(({ at }) => at) : undefined
  return fieldAround(
    fault?.at ?? { document: change.document, path: firstPath(change) ?? '' },
    around,
  )
}

/** Finds the field at a path or around it, because a fault may be inside an article, which is one field. */
export function fieldAround(
  { document, path }: FieldAddress,
  { working }: Pick<Around, 'working'>,
): FieldAddress | undefined {
  for (let at = path; at !== ''; at = parentOf(at)) {
    const node = nodeAt(document, working.get(document), at)
    const own = !node || kindOf(node).isUnit ? node : leavesOf([node])[0]
    if (own) return { document, path: own.path }
  }
}

const isToFill = (change: EditionChange) =>
  change.state === 'refused' && faultyPaths(change).wrong.length === 0

function wordsOf(change: EditionChange): { words?: string } {
  switch (change.state) {
    case 'ready':
      return {}
    case 'refused': {
      const { empty, wrong } = faultyPaths(change)
      const count = empty.length + wrong.length
      if (wrong.length === 0) return { words: toFillWords(count) }
      if (change.words.length <= 3) return { words: change.words.join(' ') }
      return { words: `${count}\u00a0champs à remplir ou à corriger.` }
    }
    case 'asked':
      return { words: change.question.words }
    case 'versions':
      return { words: 'Changé en ligne aussi depuis\u00a0: choisissez.' }
    case 'aside':
      return {
        words: change.reason
          ? `Par ${change.asideBy}\u00a0: «\u00a0${change.reason}\u00a0».`
          : `Par ${change.asideBy}.`,
      }
  }
}

const toFillWords = (count: number) =>
  count === 1 ? '1\u00a0champ à remplir.' : `${count}\u00a0champs à remplir.`

export interface Difference {
  /** Path of the leaf that differs, or of the unit. */
  path: string
  label: string
  pieces: Piece[]
  summary?: string
}

type Compared = Pick<EditionChange, 'document' | 'field' | 'before' | 'after'>

/** Describes a difference in one line: a text, the order of a list, or the number of texts. */
export function differenceOf(
  { document, field, before, after }: Compared,
  { working, borrowed }: Pick<Around, 'working' | 'borrowed'>,
): Difference {
  const label = (path: string) => fieldPlace(document, path, working.get(document) ?? before)
  if (field === '') {
    const summary =
      after === null ? 'Quitte le site' : before === undefined ? 'Nouveau' : 'Tout a changé'
    return { path: '', label: summary, pieces: [] }
  }
  const moved = movedItem(before, after)
  if (moved) {
    const { text, from, to } = moved
    const named = `«\u00a0${plainText(text, borrowed)}\u00a0»`
    return {
      path: `${field}.${to - 1}`,
      label: label(field),
      pieces: [],
      summary: `${named}\u00a0: ${rankWords(from)} → ${rankWords(to)}`,
    }
  }
  const leaves = leavesThatDiffer(before, after, field)
  const [only] = leaves
  if (only && leaves.length === 1) {
    if (lastKey(only.path) === 'decorative') {
      const summary = only.after === true ? 'Décorative' : 'N’est plus décorative'
      return { path: only.path, label: label(parentOf(only.path)), pieces: [], summary }
    }
    return {
      path: only.path,
      label: label(only.path),
      pieces: valuePieces(only.before, only.after, borrowed, unitAt(document, only.path, working)),
    }
  }
  return {
    path: field,
    label: label(field),
    pieces: [],
    summary: `${leaves.length} textes changés`,
  }
}

/** Describes a moved item: « « Le devis est-il gratuit ? » est maintenant la 2e. En ligne : la 8e. » */
export function movedWords(
  { list, index }: { list: string; index: number },
  { working, online }: { working: unknown; online: unknown },
  borrowed: ReadonlyMap<string, string>,
): string {
  const items = valueAt(working, list)
  const published = valueAt(online, list)
  if (!Array.isArray(items) || !(index in items)) return ''
  const was = Array.isArray(published)
    ? published.findIndex((item) => isDeepStrictEqual(item, items[index]))
    : -1
  const name = plainText(textOf(items[index]), borrowed)
  const isQuestion = textOf(items[index]) === valueAt(items[index], 'question')
  const rank = (at: number) =>
    isQuestion ? `la ${at === 0 ? '1re' : rankWords(at + 1)}` : rankWords(at + 1)
  const before =
    was < 0 ? '' : was === index ? ' Comme en ligne.' : ` En ligne\u00a0: ${rank(was)}.`
  return `«\u00a0${name}\u00a0» est maintenant ${rank(index)}.${before}`
}

/** « € » of « € HT »; '' for fields without a unit. */
export function unitAt(document: string, path: string, working: Documents): string {
  return shortUnit(nodeAt(document, working.get(document), path)?.unit)
}

export function valuePieces(
  before: unknown,
  after: unknown,
  borrowed: ReadonlyMap<string, string>,
  unit: string,
): Piece[] {
  const [was, is] = [before, after].map((value) => {
    const words = plainText(value, borrowed)
    return unit && words ? `${words}\u00a0${unit}` : words
  }) as [string, string]
  const isText = [before, after].every((value) => typeof value === 'string')
  if (isText) return piecesOf(was, is)
  return [
    ...(was ? [{ kind: 'before' as const, text: was }] : []),
    ...(is ? [{ kind: 'after' as const, text: is }] : []),
  ]
}

interface Leaf {
  path: string
  before: unknown
  after: unknown
}

function leavesThatDiffer(before: unknown, after: unknown, path: string): Leaf[] {
  if (isDeepStrictEqual(before, after)) return []
  const bothGroups = [before, after].every((value) => value !== null && typeof value === 'object')
  if (!bothGroups) return [{ path, before, after }]
  // A replaced picture is one difference, not one for each of its fields.
  const isOther = isPicture(before) && isPicture(after) && before.id !== after.id
  if (isOther || isPicture(before) !== isPicture(after)) return [{ path, before, after }]
  const [was, is] = [before, after] as Record<string, unknown>[]
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])
  return [...names].flatMap((name) => leavesThatDiffer(was?.[name], is?.[name], `${path}.${name}`))
}

/** Finds the item whose move turns one list into the other. */
function movedItem(before: unknown, after: unknown) {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return
  const first = before.findIndex((item, index) => !isDeepStrictEqual(item, after[index]))
  if (first < 0) return
  const last = before.findLastIndex((item, index) => !isDeepStrictEqual(item, after[index]))
  for (const [from, to] of [
    [last, first],
    [first, last],
  ] as const) {
    const item = before[from]
    const without = before.toSpliced(from, 1)
    if (isDeepStrictEqual(without.toSpliced(to, 0, item), after)) {
      return { text: textOf(item), from: from + 1, to: to + 1 }
    }
  }
}
