import { isDeepStrictEqual } from 'node:util'
import type { Documents } from '#content/documents/documents.ts'
import type { Piece } from '#desk/edition/view.ts'
import { historyAddress, queries } from '#desk/edition/wire.ts'
import { unitsThatDiffer } from '../../../edition/changes.ts'
import { sampleWords } from '../../../edition/samples.ts'
import {
  type EntryTexts,
  entryTitle,
  isShelf,
  type Sheet,
  sheetOf,
  shelfOf,
  shelfOfEntry,
  shelves,
  textNoun,
} from '../../../edition/sheets.ts'
import { fieldKey } from '../../../edition/value-texts.ts'
import type { Publication } from '../../../store/content/publications.ts'
import { type Around, differenceOf, placeOfGone, sheetPlaceOf, whenWords } from './change-view.ts'
import { restoredWords } from './publishing-view.ts'

export interface Shown {
  publication: Publication
  /** Documents of the publication, and of the previous one. */
  documents: Documents
  before: Documents
}

interface Seen {
  around: Around
  last: number
  /** Online documents, to be compared with an opened publication; null for a closed one. */
  compared: Documents | null
  isAsked?: boolean
  query?: URLSearchParams
}

export type PublicationView = ReturnType<typeof publicationView>

export function publicationView({ publication, documents, before }: Shown, seen: Seen) {
  const { number, author, at, restores } = publication
  const { around } = seen
  const places = placesThatDiffer(before, documents, around)
  return {
    title: restores === null ? titleOf(places) : restoredWords(restores),
    note: [...new Set(places.map(({ place }) => place))].join(', '),
    by: author,
    when: whenWords(at, around.now),
    ...asking(number, documents, seen),
  }
}

/** The texts before the first publication, as number 0. */
export const firstView = (documents: Documents, seen: Seen): PublicationView => ({
  title: 'Avant la première publication',
  note: 'Les textes livrés avec le site',
  by: '',
  when: '',
  ...asking(0, documents, seen),
})

function asking(number: number, documents: Documents, seen: Seen) {
  const { around, last, compared, isAsked, query } = seen
  const places = compared ? placesThatDiffer(compared, documents, around) : []
  const rows = places.map(({ key, place, field, pieces, shelf, isEntry, returns }) => ({
    ...{ key, place, pieces },
    field: isAsked && returns ? 'Revient sur le site' : field,
    absent: isEntry ? 'hors du site' : 'vide',
    only: `Ne reprendre que ${thisOne(shelf, isEntry)}`,
  }))
  const samples = compared
    ? sampleWords(compared, documents, {
        leaves: 'quitterait le site',
        returns: 'reviendrait sur le site',
      })
    : []
  const words =
    rows.length > 0 ? `Par rapport à ce qui est en ligne\u00a0: ${titleOf(places)}.` : ''
  const to = (more: Record<string, string>) =>
    `${historyAddress}?${new URLSearchParams({ ...Object.fromEntries(query ?? []), ...more })}#p${number}`
  return {
    number,
    online: number === last,
    differences: compared && { words, samples, rows },
    href: to({ [queries.opened]: String(number) }),
    back: to({}),
  }
}

/** Returns whether a publication changed a shelf or a sheet: `prix`, `pages/accueil`. */
export const hasTouched = (name: string, { documents, before }: Shown, around: Around) =>
  placesThatDiffer(before, documents, around).some(
    ({ shelf, sheet }) => name === shelf || (sheet && name === nameOf(sheet)),
  )

/** Returns the documents of a shelf or of a sheet, for `touching` of `publications.list`. */
export function documentsTouched(name: string, { sheets }: Around): string[] {
  const own = sheets.filter((sheet) => name === sheet.shelf || name === nameOf(sheet))
  const folder = isShelf(name) ? shelfOf(name).entries?.folder : undefined
  return [
    ...new Set(own.flatMap(({ parts }) => parts.map(({ document }) => document))),
    ...(folder ? [`${folder}/`] : []),
  ]
}

const nameOf = ({ shelf, name }: Sheet) => `${shelf}/${name}`

export const touchChoices = ({ sheets }: Around) => ({
  shelves: Object.entries(shelves).map(([name, { label }]) => ({ name, label })),
  pages: sheets
    .filter(({ shelf }) => shelf === 'pages')
    .map((sheet) => ({ name: nameOf(sheet), label: sheet.title })),
})

export function unitsBetween(before: Documents, after: Documents) {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].flatMap((document) => {
    const [was, is] = [before.get(document), after.get(document)]
    if (isDeepStrictEqual(was, is)) return []
    return unitsThatDiffer(document, was, is).map((unit) => ({ document, ...unit }))
  })
}

const placesThatDiffer = (before: Documents, after: Documents, around: Around) =>
  unitsBetween(before, after).map((unit) => {
    const { document, field } = unit
    const sheet = sheetOf(around.sheets, document, field)
    const isEntry = field === ''
    const { label, pieces: texts, summary } = differenceOf(unit, around)
    const pieces = isEntry ? entryPieces(unit) : texts
    return {
      /** `pages/accueil#hero.lead` */
      key: fieldKey(document, field),
      place: sheet ? sheetPlaceOf(sheet) : placeOfGone(document, unit.before ?? unit.after),
      field: label,
      pieces: pieces.length > 0 || !summary ? pieces : [{ kind: 'same' as const, text: summary }],
      sheet,
      shelf: sheet?.shelf ?? shelfOfEntry(document),
      isEntry,
      returns: isEntry && unit.before === undefined,
    }
  })

/** Shows an entry that leaves or returns by its title. */
const entryPieces = ({ before, after }: { before: unknown; after: unknown }): Piece[] =>
  [
    { kind: 'before' as const, text: entryTitle((before ?? {}) as EntryTexts) },
    { kind: 'after' as const, text: entryTitle((after ?? {}) as EntryTexts) },
  ].filter(({ text }) => text !== '')

function thisOne(name: string | undefined, isEntry: boolean) {
  const { noun, entries } = name ? shelfOf(name) : { noun: textNoun }
  return (entries && !isEntry ? textNoun : noun).only
}

/** « 2 textes, 1 article ». */
function titleOf(places: ReturnType<typeof placesThatDiffer>): string {
  if (places.length === 0) return 'Aucun texte changé'
  const counted = Map.groupBy(places, ({ shelf }) => (shelf ? shelfOf(shelf).noun : textNoun))
  return [...counted]
    .map(([{ one, many }, { length }]) => `${length} ${length === 1 ? one : many}`)
    .join(', ')
}
