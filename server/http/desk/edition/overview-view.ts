import { packs, priceLists } from '#content/catalogue/packs.ts'
import { documentKind } from '#content/documents/document-kind.ts'
import type { Documents } from '#content/documents/documents.ts'
import { textsOf, valueAt } from '#content/documents/paths.ts'
import { hasItems, kindOf, leavesOf, unitsOf } from '#desk/edition/fields/kinds.ts'
import type { Piece } from '#desk/edition/view.ts'
import { home, sheetAddress } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import { dayAt, formatHour, formatNamedDay } from '#quotes/dates.ts'
import { canReplace, nameLabel } from '../../../edition/create-entry.ts'
import type { EditionState } from '../../../edition/edition-types.ts'
import { fieldPlace, fieldsOf } from '../../../edition/fields.ts'
import { findText, type Range } from '../../../edition/find-text.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { isReplaced } from '../../../edition/samples.ts'
import {
  isLeaving,
  type Sheet,
  type Shelf,
  sheetOf,
  shelfOf,
  shelves,
} from '../../../edition/sheets.ts'
import { fieldKey, idOf, plainText } from '../../../edition/value-texts.ts'
import { homelessIn } from '../../../edition/working.ts'
import { type Around, changeView, placeHref, sheetPlaceOf } from './change-view.ts'
import { repositoryVersions } from './repository-versions.ts'

/** Largest number of search results; a longer query finds the others. */
const mostFound = 60

function onlineWords({ publication }: EditionState): string | null {
  if (!publication) return null
  const { number, author, at } = publication
  return `Publication ${number}, par ${firstNameOf(author)}, ${formatNamedDay(dayAt(at))} à ${formatHour(at)}.`
}

export type EditionView = ReturnType<typeof editionView>
export type ShelfView = ReturnType<typeof shelfView>

/** @param said `publishing`: first name of the person who publishes now */
export function editionView(
  state: EditionState,
  around: Around,
  said: { query: string; said: string; publishing: string | null },
) {
  const { query } = said
  const views = state.changes.map((change) => changeView(change, around))
  return {
    ...said,
    online: onlineWords(state),
    found: query ? found(query, state, around) : null,
    versions: repositoryVersions(state, around),
    changes: {
      ready: views.filter(({ state }) => state === 'ready'),
      refused: views.filter(({ state }) => ['refused', 'asked', 'versions'].includes(state)),
      empty: views.filter(({ state }) => state === 'empty'),
      aside: views.filter(({ state }) => state === 'aside'),
    },
    homeless: homelessViews(state, around),
    kinds: kindsOf(state, around),
  }
}

export type HomelessView = ReturnType<typeof homelessViews>[number]

/** Texts that wait for an entry, or that this version of the site cannot show. */
function homelessViews({ drafts, online, withheld }: EditionState, around: Around) {
  const views = [
    ...homelessIn(drafts, online).map(({ draft, value, kind }) => {
      const { document, field, author: by } = draft
      return { kind, document, field, value, seen: fingerprint(draft.value), by }
    }),
    ...withheld.map(({ document, field, published: value }) => {
      return {
        kind: 'published' as const,
        document,
        field,
        value,
        seen: fingerprint(value),
        by: '',
      }
    }),
  ]
  return views.map(({ kind, document, field, value, seen, by }) => {
    const sheet = sheetOf(around.sheets, document, field)
    const place = sheet ? sheetPlaceOf(sheet) : (documentKind(document)?.label ?? document)
    const label = fieldPlace(document, field)
    return {
      ...{ kind, by, seen, key: fieldKey(document, field) },
      place: [place, label].filter(Boolean).join(', '),
      href: placeHref({ document, path: field }, around),
      text: wordsIn(value, around.borrowed) || 'vide',
    }
  })
}

/** Returns a value as words, or all texts of a group. */
const wordsIn = (value: unknown, borrowed: Around['borrowed']) =>
  value !== null && typeof value === 'object'
    ? textsOf(value)
        .map(({ text }) => plainText(text, borrowed))
        .join(' · ')
    : plainText(value, borrowed)

interface KindNotes {
  notes: string[]
  /** « 22 faits manquent sur 29 ». */
  todo?: string
}

const kindsOf = (state: EditionState, around: Around) =>
  Object.entries(shelves).map(([name, { label, entries }]) => {
    const own = around.sheets.filter(({ shelf }) => shelf === name)
    const notes: KindNotes = (entries
      ? entryNotes(own, entries, state)
      : notesOf[name]?.(own, state, around)) ?? { notes: [] }
    return { href: `${home}/${name}`, label, ...notes }
  })

function entryNotes(
  own: readonly Sheet[],
  { folder, count }: NonNullable<Shelf['entries']>,
  { online }: EditionState,
): KindNotes {
  const shown = own.filter(
    ({ name, parts }) => online.has(parts[0]?.document ?? '') && !isReplaced(name, online, folder),
  )
  const samples = shown.filter(({ sample }) => sample).length
  return {
    notes: [count?.(shown.length, samples) ?? `${shown.length} en ligne`],
    ...(samples > 0 &&
      canReplace(folder) && {
        todo: samples === 1 ? '1 exemple à remplacer' : `${samples} exemples à remplacer`,
      }),
  }
}

const notesOf: Readonly<
  Record<string, (own: readonly Sheet[], state: EditionState, around: Around) => KindNotes>
> = {
  prix: () => ({ notes: [`${priceLists.length} pages, ${packs.length} packs, 2 monnaies`] }),
  packs: () => ({ notes: [`${priceLists.length} pages, ${packs.length} packs`] }),
  pages: (own) => ({ notes: [`${own.length} pages, champ par champ`] }),
  questions(_, { online }, { sheets }) {
    const lists = questionLists(online, sheets)
    const count = lists.reduce((sum, { items }) => sum + items, 0)
    return { notes: [`${count}, sur ${lists.length} pages`] }
  },
  societe(_, __, { facts }) {
    const missing = facts.filter(({ isGiven }) => !isGiven).length
    return {
      notes: ['Noms, adresses, téléphones, réseaux'],
      ...(missing > 0 && {
        todo: `${missing} ${missing === 1 ? 'fait manque' : 'faits manquent'} sur ${facts.length}`,
      }),
    }
  },
  heures: () => ({ notes: ['Jours, heures, jours de fermeture'] }),
  phrases: ([sheet], { online }) => {
    const texts = online.get(sheet?.parts[0]?.document ?? '') as object
    return { notes: [`${Object.keys(texts).length}, chacune sur plusieurs pages`] }
  },
}

interface QuestionList {
  sheet: Sheet
  id: string
  items: number
}

function questionLists(documents: Documents, sheets: readonly Sheet[]): QuestionList[] {
  return sheets
    .filter(({ shelf }) => shelf === 'pages')
    .flatMap((sheet) =>
      sheet.parts.flatMap(({ document, path }) => {
        if (path) return []
        const fields = fieldsOf(document, documents.get(document))
        return unitsOf(fields)
          .filter(hasItems)
          .flatMap((list) => {
            const value = valueAt(documents.get(document), list.path)
            if (!Array.isArray(value) || value.length === 0 || !value.every(isQuestion)) return []
            return [{ sheet, id: idOf(fieldKey(document, list.path)), items: value.length }]
          })
      }),
    )
}

const isQuestion = (item: unknown) =>
  typeof item === 'object' && item !== null && 'question' in item && 'answer' in item

interface ShelfSaid {
  said: string
  /** Refusal of a new entry's name, and that name. */
  refusal: string
  typed: string
  sampleRefusal: string
  /** Id of the sample to replace, if the person came from its sheet or chose it before a refusal. */
  chosen: string
}

export function shelfView(name: string, state: EditionState, around: Around, said: ShelfSaid) {
  const { label, intro, entries } = shelfOf(name)
  const { sheets } = around
  const waitingIn = (sheet: Sheet) =>
    state.changes.filter(
      ({ document, field }) =>
        sheetOf(sheets, document, field)?.name === sheet.name &&
        sheetOf(sheets, document, field)?.shelf === sheet.shelf,
    ).length
  const rowOf = (sheet: Sheet, id = '', note = '') => ({
    href: `${sheetAddress(sheet)}${id && `#${id}`}`,
    title: sheet.title,
    note: note || sheet.detail || (sheet.address ?? ''),
    waiting: waitingIn(sheet),
    sample: sheet.sample,
  })
  const replaceableIn = (folder: string) =>
    canReplace(folder)
      ? sheets
          .filter((sheet) => sheet.shelf === name && sheet.sample)
          .filter((sheet) => !isReplaced(sheet.name, state.working, folder))
          .map(({ name: id, title }) => ({ id, label: title }))
      : []
  const rows =
    name === 'questions'
      ? questionLists(state.working, sheets).map(({ sheet, id, items }) =>
          rowOf(sheet, id, `${items} questions`),
        )
      : sheets
          .filter(({ shelf }) => shelf === name)
          .map((sheet) => rowOf(sheet, '', isLeaving(sheet, state) ? 'Quitte le site' : ''))
  return {
    title: label,
    intro,
    rows,
    add: entries
      ? {
          action: `${home}/${name}`,
          label: entries.add,
          name: nameLabel(entries.folder),
          replaces: replaceableIn(entries.folder),
        }
      : null,
    facts:
      name === 'societe'
        ? around.facts.map(({ field, ...fact }) => ({
            ...fact,
            href: field && placeHref(field, around),
          }))
        : null,
    changes: state.changes.length,
    ...said,
  }
}

function found(query: string, { working }: EditionState, around: Around) {
  const rows = [...working].flatMap(([document, value]) =>
    leavesOf(fieldsOf(document, value)).flatMap((leaf) => {
      const match = kindOf(leaf)
        .texts(valueAt(value, leaf.path))
        .map((one) => plainText(one, around.borrowed))
        .map((text) => ({ text, range: findText(text, query) }))
        .find(({ range }) => range)
      const sheet = match && sheetOf(around.sheets, document, leaf.path)
      if (!match?.range || !sheet) return []
      return {
        href: placeHref({ document, path: leaf.path }, around),
        place: sheetPlaceOf(sheet),
        field: fieldPlace(document, leaf.path, value),
        /** The found words have kind `after`. */
        pieces: markedPieces(match.text, match.range),
        fixed: !kindOf(leaf).isEditable(leaf),
      }
    }),
  )
  const count =
    rows.length === 0
      ? 'Aucun texte ne contient'
      : rows.length === 1
        ? '1 texte contient'
        : `${rows.length} textes contiennent`
  const shown = rows.toSorted((a, b) => Number(a.fixed) - Number(b.fixed)).slice(0, mostFound)
  const more = rows.length > shown.length ? ` Les ${shown.length} premiers sont ici.` : ''
  return { words: `${count} «\u00a0${query}\u00a0».${more}`, rows: shown }
}

const aroundFound = 60

function markedPieces(text: string, found: Range): Piece[] {
  const start = Math.max(0, found.start - aroundFound)
  const end = Math.min(text.length, found.end + aroundFound)
  const pieces: Piece[] = [
    { kind: 'same', text: `${start > 0 ? '…' : ''}${text.slice(start, found.start)}` },
    { kind: 'after', text: text.slice(found.start, found.end) },
    { kind: 'same', text: `${text.slice(found.end, end)}${end < text.length ? '…' : ''}` },
  ]
  return pieces.filter((piece) => piece.text !== '')
}
