import type * as v from 'valibot'
import type { Entry, List } from '../entries.ts'
import type { Page, PagePath } from '../pages.ts'

/** A row of documents.ts, which has all facts about one kind of document. */
export interface Kind<Schema extends v.GenericSchema = v.GenericSchema> {
  /** The document, or the folder of several, below content/. */
  path: string
  /** Names of the documents in the folder. */
  names?: readonly string[]
  /** Set if people add documents to the folder. */
  entries?: Entries
  label: string
  schema: Schema
  /** Whether only the desk shows the documents. */
  isOfDesk?: true
  /** Names of the values that other documents borrow, each with the path of its field. */
  lends?: Readonly<Record<string, string>>
  /** Whether the lent values are sentences; previews show where each one comes from. */
  lendsSentences?: true
  /** Pages about a field; the default is the page with the name of a document in pages/. */
  pages?(place: { id: string; field: string }): readonly string[]
  /** Heading of the fields that belong to the sheet of a page; the field has the path of the page. */
  partOfPages?: string
  /** Sheets that edit a document. By default, that of its entry or page. */
  sheets?(kind: Kind, value: unknown): readonly SheetRow[]
  /** Note above the first part of a sheet. */
  note?(value: unknown): string
  /** Whether the fields are amounts of a price list: `seo.prices.euro.0`. */
  hasAmounts?: true
  /** Price list to whose packs three values belong; '' for several lists. */
  priceList?(place: { id: string; field: string }): string
  /** Questions about a change, by their names in server/edition/questions.ts. */
  asks?: readonly Asked[]
}

/** « article », « articles », « l’article », « cet article ». */
export interface Noun {
  one: string
  many: string
  the: string
  only: string
}

/** Documents that people add and remove. */
export interface Entries {
  /** Last part of the address of their list at the desk. */
  shelf: string
  noun: Noun
  intro: string
  add: string
  /** First part of the path of an entry that has a page: `blog`. */
  list?: List
  pageOf?(entry: Entry): Page
  /** Order of the pages. By default, by rank. */
  inOrder?(entries: readonly Entry[]): readonly Entry[]
  /** Pages with a note of samples while all entries on them are samples, each with its number of entries. */
  samplesOn?: Readonly<Partial<Record<PagePath, number>>>
  /** The sample that a page shows. */
  told?: { id: string; page: string }
  /** Public page that shows an entry without a page of its own. */
  shownAt?(id: string): string
  /** First values of a new entry, besides its name. */
  firstValues?(name: string, today: string): object
  /** Number of entries in words: « 6 en ligne ». */
  count?(entries: number, samples: number): string
}

/** A form of the desk with a part of a document, or several documents. */
export interface SheetRow {
  shelf: string
  /** Last part of the sheet's path: `site-vitrine`. */
  name: string
  title: string
  /** Path of its public page, null without one. */
  address: string | null
  parts: readonly SheetPart[]
}

export interface SheetPart {
  document: string
  /** Path of the edited part, '' for the whole document. */
  path: string
  /** Title above the fields; with '' only their groups have titles. */
  title: string
  note?: string
}

export type Asked =
  | 'emptiedFact'
  | 'lessIncluded'
  | 'movedPrice'
  | 'oldExplanation'
  | 'otherDay'
  | 'shorterHours'

export const wholeDocument = (document: string, title = ''): SheetPart => ({
  document,
  path: '',
  title,
})

/** Makes one sheet for the document of a kind. */
export const oneSheet =
  ({
    shelf,
    name,
    address,
    heading,
  }: {
    shelf: string
    name: string
    address?: string
    heading?: string
  }) =>
  ({ path, label }: Kind): SheetRow[] => [
    { shelf, name, title: label, address: address ?? null, parts: [wholeDocument(path, heading)] },
  ]

/** Makes a sheet for texts that several pages share. */
export const sheetOfSharedTexts = (kind: Kind): SheetRow[] =>
  oneSheet({ shelf: 'pages', name: `commun/${kind.path.replace(/^pages\//, '')}` })(kind)
