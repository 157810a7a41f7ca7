import {
  documentKind,
  documentName,
  isPageText,
  pagesAbout,
} from '#content/documents/document-kind.ts'
import { allKinds, type Documents } from '#content/documents/documents.ts'
import {
  type Entries,
  type Kind,
  type Noun,
  type SheetPart,
  type SheetRow,
  wholeDocument,
} from '#content/documents/kind.ts'
import { type PageInfo, pages } from '#content/pages.ts'
import { titleKeys } from './fields.ts'

export interface Sheet extends SheetRow {
  detail?: string | undefined
  /** Fictional, to be replaced by a real entry. */
  sample: boolean
  /** An entry, which people can remove. */
  isEntry: boolean
}

export interface Shelf {
  label: string
  intro: string
  /** Prefix of a sheet's title: `Prix` in « Prix, Site vitrine ». */
  one: string
  /** French noun of a text or entry of the shelf. */
  noun: Noun
  /** Set if people add entries, each of which has a sheet. */
  entries?: Entries & { folder: string }
}

export const textNoun = { one: 'texte', many: 'textes', the: 'le texte', only: 'ce texte' }

const shelfOfKind = ({ path, label, entries }: Kind): [string, Shelf][] => {
  if (!entries) return []
  const { shelf, intro, noun } = entries
  const one = noun.one.charAt(0).toUpperCase() + noun.one.slice(1)
  return [[shelf, { label, intro, one, noun, entries: { ...entries, folder: path } }]]
}

const shelvesOf = (isShown: (kind: Kind) => boolean): Record<string, Shelf> =>
  Object.fromEntries(allKinds.filter(isShown).flatMap(shelfOfKind))

/** Shelves of the overview, in its order. */
export const shelves: Readonly<Record<string, Shelf>> = {
  prix: {
    label: 'Prix',
    one: 'Prix',
    noun: { one: 'prix', many: 'prix', the: 'le prix', only: 'ce prix' },
    intro: 'Hors taxes, en euros et en dinars. Le TTC est calculé.',
  },
  packs: {
    label: 'Contenu des packs',
    one: 'Packs',
    noun: textNoun,
    intro: 'Ce que chaque pack comprend, ligne par ligne.',
  },
  pages: {
    label: 'Textes des pages',
    one: '',
    noun: textNoun,
    intro: 'Chaque page, champ par champ, dans l’ordre de la page.',
  },
  questions: {
    label: 'Questions et réponses',
    one: '',
    noun: textNoun,
    intro: 'Les questions de chaque page, et leur ordre.',
  },
  ...shelvesOf(({ isOfDesk }) => !isOfDesk),
  societe: {
    label: 'Société, mentions légales',
    one: '',
    noun: textNoun,
    intro: 'Noms, adresses, téléphones, réseaux, et les faits que demande la loi.',
  },
  heures: {
    label: 'Heures d’ouverture',
    one: '',
    noun: textNoun,
    intro: 'Elles comptent les délais de réponse.',
  },
  phrases: {
    label: 'Phrases communes',
    one: '',
    noun: textNoun,
    intro: 'Chacune sert à plusieurs pages, et change partout à la fois.',
  },
  ...shelvesOf(({ isOfDesk = false }) => isOfDesk),
}

export const isShelf = (name: string) => Object.hasOwn(shelves, name)

/** @throws Error for an unknown name */
export function shelfOf(name: string): Shelf {
  const shelf = isShelf(name) && shelves[name]
  if (!shelf) throw new Error(`no shelf has the name ${name}`)
  return shelf
}

/** Finds the shelf of an entry, even of a removed one. */
export const shelfOfEntry = (document: string) => documentKind(document)?.entries?.shelf

export function sheetsOf(documents: Documents): Sheet[] {
  const rows = [
    ...(Object.entries(pages) as [string, PageInfo][]).map(([path, { crumb }]) =>
      pageSheet(path, crumb, documents),
    ),
    ...allKinds.flatMap((kind) => kind.sheets?.(kind, documents.get(kind.path)) ?? []),
    pageSheet('/404', 'Page introuvable', documents),
  ]
  return [
    ...rows.map((row) => ({ ...row, sample: false, isEntry: false })),
    ...allKinds.flatMap((kind) => (kind.entries ? entrySheets(kind, kind.entries, documents) : [])),
  ]
}

/** Finds the first sheet that has a field. */
export function sheetOf(sheets: readonly Sheet[], document: string, path: string) {
  const isIn = (part: SheetPart) =>
    part.document === document &&
    (part.path === '' || path === part.path || path.startsWith(`${part.path}.`))
  return sheets.find(({ parts }) => parts.some(isIn))
}

function pageSheet(address: string, crumb: string, documents: Documents): SheetRow {
  const own = [...documents.keys()].find(
    (document) => isPageText(document) && pagesAbout(document, '').includes(address),
  )
  return {
    shelf: 'pages',
    name: pageNames[address] ?? address.slice(1),
    // Pages below /expertises and /tarifs have the same crumbs.
    title: address.startsWith('/tarifs/') ? `Tarifs, ${crumb}` : crumb,
    address,
    parts: [
      ...(own ? [wholeDocument(own)] : []),
      ...allKinds.flatMap(({ path, partOfPages }) =>
        partOfPages ? [{ document: path, path: address, title: partOfPages }] : [],
      ),
    ],
  }
}

const pageNames: Readonly<Record<string, string>> = { '/': 'accueil', '/404': 'introuvable' }

export interface EntryTexts {
  title?: string
  name?: string
  author?: string
  label?: string
  trade?: string
  role?: string
  order?: number
  sample?: boolean
}

/** Whether a change removes the entry of a sheet from the site. */
export const isLeaving = (
  { isEntry, parts: [main] }: Sheet,
  { online, working }: { online: Documents; working: Documents },
) => isEntry && !!main && online.has(main.document) && !working.has(main.document)

export const entryTitle = (entry: EntryTexts) =>
  titleKeys.map((key) => entry[key]).find((text) => text) ?? ''

const entrySheets = (
  { path }: Kind,
  { shelf, list, shownAt }: Entries,
  documents: Documents,
): Sheet[] =>
  [...documents]
    .filter(([document]) => document.startsWith(`${path}/`))
    .map(([document, value]) => ({ document, entry: value as EntryTexts }))
    .toSorted((a, b) => (a.entry.order ?? 0) - (b.entry.order ?? 0))
    .map(({ document, entry }) => {
      const id = documentName(document)
      return {
        shelf,
        name: id,
        title: entryTitle(entry) || id,
        detail: entry.trade || entry.role,
        address: entry.sample || !list ? (shownAt?.(id) ?? null) : `/${list}/${id}`,
        parts: [wholeDocument(document)],
        sample: entry.sample === true,
        isEntry: true,
      }
    })
