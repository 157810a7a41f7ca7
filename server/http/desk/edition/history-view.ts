import { isDeepStrictEqual } from 'node:util'
import type { Documents } from '#content/documents/documents.ts'
import type { HistoryView, PublicationView } from '#desk/edition/view.ts'
import { unitsThatDiffer } from '../../../edition/changes.ts'
import type { Publication } from '../../../store/content/publications.ts'
import { type Around, differenceOf, placeOf, placeOfGone, whenWords } from './change-view.ts'
import { restoredWords } from './publishing-view.ts'
import { home, type ShelfName, sheetOf, shelfOf } from './sheets.ts'

export interface Shown {
  publication: Publication
  /** Documents that it showed, and those of the publication before. */
  documents: Documents
  before: Documents
}

interface Seen {
  around: Around
  last: number
  /** Documents online, for the publication that the page asks about. */
  compared: Documents | null
  /** Number that the page of the history begins below. */
  page?: number | undefined
}

export function publicationView(
  { publication, documents, before }: Shown,
  seen: Seen,
): PublicationView {
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

/** The texts before the first publication. */
export const firstView = (documents: Documents, seen: Seen): PublicationView => ({
  title: 'Avant la première publication',
  note: 'Les textes livrés avec le site',
  by: '',
  when: '',
  ...asking(0, documents, seen),
})

function asking(number: number, documents: Documents, { around, last, compared, page }: Seen) {
  const rows = compared && placesThatDiffer(compared, documents, around)
  const below = page === undefined ? [] : [`avant=${page}`]
  const to = (...query: string[]) => `${home}/historique?${query.join('&')}#p${number}`
  return {
    number,
    online: number === last,
    differences: rows && {
      words: rows.length > 0 ? `Par rapport à ce qui est en ligne\u00a0: ${titleOf(rows)}.` : '',
      rows,
    },
    href: to(...below, `voir=${number}`),
    back: to(...below),
  }
}

type Place = NonNullable<PublicationView['differences']>['rows'][number] & {
  shelf: ShelfName | undefined
}

/** Units that differ between two publications. */
export function unitsBetween(before: Documents, after: Documents) {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].flatMap((document) => {
    const [was, is] = [before.get(document), after.get(document)]
    if (isDeepStrictEqual(was, is)) return []
    return unitsThatDiffer(document, was, is).map((unit) => ({ document, ...unit }))
  })
}

const placesThatDiffer = (before: Documents, after: Documents, around: Around): Place[] =>
  unitsBetween(before, after).map((unit) => {
    const sheet = sheetOf(around.sheets, unit.document, unit.field)
    const { label, pieces, summary } = differenceOf(unit, around)
    return {
      place: sheet ? placeOf(sheet) : placeOfGone(unit.document, unit.before ?? unit.after),
      field: label,
      pieces: pieces.length > 0 || !summary ? pieces : [{ kind: 'same' as const, text: summary }],
      shelf: sheet?.shelf,
    }
  })

const names: Partial<Record<ShelfName, [one: string, many: string]>> = {
  prix: ['prix', 'prix'],
  articles: ['article', 'articles'],
  projets: ['projet', 'projets'],
  membres: ['membre', 'membres'],
  temoignages: ['témoignage', 'témoignages'],
  modeles: ['modèle', 'modèles'],
}

/** « 2 textes, 1 article ». */
function titleOf(places: readonly Place[]): string {
  if (places.length === 0) return 'Aucun texte changé'
  const counted = Map.groupBy(places, ({ shelf }) => names[shelf ?? 'pages'] ?? ['texte', 'textes'])
  const byWord = new Map<string, number>()
  for (const [[one, many], list] of counted) {
    const count = (byWord.get(`${one}|${many}`) ?? 0) + list.length
    byWord.set(`${one}|${many}`, count)
  }
  return [...byWord]
    .map(([words, count]) => `${count} ${words.split('|')[count === 1 ? 0 : 1]}`)
    .join(', ')
}

export const historyView = (
  publications: PublicationView[],
  { last, older, said }: Pick<HistoryView, 'last' | 'older' | 'said'>,
): HistoryView => ({ publications, older, said, last })

export const shelfLabel = (name: ShelfName) => shelfOf(name).label
