import { vatRates } from '#content/catalogue/currency.ts'
import { type PriceListSlug, priceLists } from '#content/catalogue/packs.ts'
import type { Prices } from '#content/catalogue/prices.ts'
import { frequencies } from '#content/catalogue/pricing.ts'
import { toldProject } from '#content/collections/projects.ts'
import { type Documents, type Kind, kinds } from '#content/documents/documents.ts'
import { toldMember } from '#content/pages/team/single-team.ts'
import { type PageInfo, pages } from '#content/pages.ts'
import { titleKeys } from './fields.ts'

export interface Sheet {
  shelf: ShelfName
  /** Last part of the sheet's path: `site-vitrine`. */
  name: string
  title: string
  detail?: string | undefined
  /** Path of its public page, null without one. */
  address: string | null
  parts: readonly SheetPart[]
  /** Fictional, to be replaced by a real entry. */
  sample: boolean
  /** An entry, which people can remove. */
  isEntry: boolean
}

export interface SheetPart {
  document: string
  /** Path of the edited part, '' for the whole document. */
  path: string
  /** Title above the fields; with '' only their groups have titles. */
  title: string
  note?: string
}

interface Shelf {
  label: string
  intro: string
  /** Prefix of a sheet's title: `Prix` in « Prix, Site vitrine ». */
  one: string
  /** Folder of entries, each with a sheet; people can add entries. */
  folder?: string
  add?: string
  /** First part of the path of an entry that has a page: `blog`. */
  list?: string
  /** Returns the public page that shows an entry without a page of its own. */
  shownAt?: (id: string) => string
}

/** Shelves of the overview, in its order. A kind of entries needs a row with its `folder`. */
export const shelves = {
  prix: {
    label: 'Prix',
    one: 'Prix',
    intro: 'Hors taxes, en euros et en dinars. Le TTC est calculé.',
  },
  packs: {
    label: 'Contenu des packs',
    one: 'Packs',
    intro: 'Ce que chaque pack comprend, ligne par ligne.',
  },
  pages: {
    label: 'Textes des pages',
    one: '',
    intro: 'Chaque page, champ par champ, dans l’ordre de la page.',
  },
  questions: {
    label: 'Questions et réponses',
    one: '',
    intro: 'Les questions de chaque page, et leur ordre.',
  },
  articles: {
    label: 'Articles',
    one: 'Article',
    intro: 'Les articles du blog.',
    folder: 'collections/articles',
    add: 'Écrire un article',
    list: 'blog',
    shownAt: () => '/single-blog',
  },
  projets: {
    label: 'Projets',
    one: 'Projet',
    intro: 'Un vrai projet prend la place d’un exemple, avec l’accord écrit du client.',
    folder: 'collections/projects',
    add: 'Ajouter un projet',
    list: 'portfolio',
    shownAt: (id) => (id === toldProject ? '/single-portfolio' : '/portfolio-two'),
  },
  membres: {
    label: 'Membres',
    one: 'Membre',
    intro: 'Une vraie fiche prend la place d’un exemple.',
    folder: 'collections/team',
    add: 'Ajouter un membre',
    list: 'team',
    shownAt: (id) => (id === toldMember ? '/single-team' : '/team'),
  },
  temoignages: {
    label: 'Témoignages',
    one: 'Témoignage',
    intro: 'Un vrai témoignage prend la place d’un exemple, avec l’accord écrit de son auteur.',
    folder: 'collections/testimonials',
    add: 'Ajouter un témoignage',
    shownAt: () => '/testimonial',
  },
  societe: {
    label: 'Société, mentions légales',
    one: '',
    intro: 'Noms, adresses, téléphones, réseaux, et les faits que demande la loi.',
  },
  heures: { label: 'Heures d’ouverture', one: '', intro: 'Elles comptent les délais de réponse.' },
  phrases: {
    label: 'Phrases communes',
    one: '',
    intro: 'Chacune sert à plusieurs pages, et change partout à la fois.',
  },
  modeles: {
    label: 'Modèles de réponse',
    one: 'Modèle',
    intro: 'Pour répondre aux demandes.',
    folder: 'desk/templates',
    add: 'Ajouter un modèle',
  },
} as const satisfies Record<string, Shelf>

export type ShelfName = keyof typeof shelves

export const shelfOf = (name: ShelfName): Shelf => shelves[name]

export const isShelf = (name: string): name is ShelfName => Object.hasOwn(shelves, name)

/** Finds the shelf of an entry, even of a removed one. */
export const shelfOfEntry = (document: string) =>
  (Object.keys(shelves) as ShelfName[]).find((name) => {
    const { folder } = shelfOf(name)
    return folder && document.startsWith(`${folder}/`)
  })

export function sheetsOf(documents: Documents): Sheet[] {
  return [
    ...priceLists.map(({ slug, label }) => priceSheet(slug, label, documents)),
    ...priceLists.map(({ slug, label, service }) => packSheet(slug, label, service)),
    ...pageSheets(documents),
    ...commonSheets,
    ...(Object.keys(shelves) as ShelfName[]).flatMap((name) => entrySheets(name, documents)),
    ...companySheets,
  ]
}

/** Finds the first sheet that has a field. */
export function sheetOf(sheets: readonly Sheet[], document: string, path: string) {
  const isIn = (part: SheetPart) =>
    part.document === document &&
    (part.path === '' || path === part.path || path.startsWith(`${part.path}.`))
  return sheets.find(({ parts }) => parts.some(isIn))
}

const whole = (document: string, title = '', note?: string): SheetPart => ({
  document,
  path: '',
  title,
  ...(note && { note }),
})

const fixedSheet = { sample: false, isEntry: false } as const

const priceSheet = (slug: PriceListSlug, label: string, documents: Documents): Sheet => ({
  ...fixedSheet,
  shelf: 'prix',
  name: slug,
  title: label,
  address: `/tarifs/${slug}`,
  parts: [
    {
      document: 'catalogue/prices',
      path: `${slug}.prices`,
      title: `Prix par ${periodOf(slug, documents)}, hors taxes`,
      note: `TVA\u00a0: ${vatRates.FR}\u00a0% en France, ${vatRates.TN}\u00a0% en Tunisie. Le TTC est calculé. Un pack coûte moins que le suivant.`,
    },
  ],
})

function periodOf(slug: PriceListSlug, documents: Documents): string {
  const prices = documents.get('catalogue/prices') as Prices
  return prices[slug].frequency === frequencies.monthly ? 'mois' : 'an'
}

const sites = priceLists.filter(({ service }) => service === 'creation-de-site-web')

const packSheet = (slug: string, label: string, service: string): Sheet => ({
  ...fixedSheet,
  shelf: 'packs',
  name: slug,
  title: label,
  address: `/tarifs/${slug}`,
  parts: [
    whole(`catalogue/packs/${slug}`),
    ...(service === 'creation-de-site-web'
      ? [
          whole(
            'catalogue/packs-of-sites',
            `Lignes communes à ${sites.length} pages`,
            `${sites.map(({ label }) => label).join(', ')}\u00a0: une ligne change sur les ${sites.length}.`,
          ),
        ]
      : []),
  ],
})

function pageSheets(documents: Documents): Sheet[] {
  return (Object.entries(pages) as [string, PageInfo][]).map(([path, { crumb }]) => {
    const own = pageDocument(path, documents)
    return {
      ...fixedSheet,
      shelf: 'pages',
      name: path === '/' ? 'accueil' : path.slice(1),
      title: pageTitle(path, crumb),
      address: path,
      parts: [
        ...(own ? [whole(own)] : []),
        { document: 'pages', path, title: 'Pour les moteurs de recherche' },
      ],
    }
  })
}

/** Pages below /expertises and /tarifs have the same crumbs, so titles of price pages get a prefix. */
const pageTitle = (path: string, crumb: string) =>
  path.startsWith('/tarifs/') ? `Tarifs, ${crumb}` : crumb

function pageDocument(path: string, documents: Documents): string | undefined {
  const name = path === '/' ? 'accueil' : path.slice(1)
  if (documents.has(`pages/${name}`)) return `pages/${name}`
  if (path === '/blog-grid') return undefined
  return [...documents.keys()].find(
    (document) => document.startsWith('pages/') && document.split('/').slice(2).join('/') === name,
  )
}

const commonKinds = [
  kinds.layout,
  kinds.pricing,
  kinds.steps,
  kinds.footerForm,
  kinds.formMessages,
  kinds.consent,
  kinds.feeds,
] as const satisfies readonly Kind[]

const commonSheets: Sheet[] = [
  ...commonKinds.map(
    ({ path, label }): Sheet => ({
      ...fixedSheet,
      shelf: 'pages',
      name: `commun/${path.replace(/^pages\//, '')}`,
      title: label,
      address: null,
      parts: [whole(path)],
    }),
  ),
  {
    ...fixedSheet,
    shelf: 'pages',
    name: 'introuvable',
    title: 'Page introuvable',
    address: '/404',
    parts: [
      whole(kinds.notFound.path),
      { document: 'pages', path: '/404', title: 'Pour les moteurs de recherche' },
    ],
  },
]

const companySheets: Sheet[] = [
  {
    ...fixedSheet,
    shelf: 'societe',
    name: 'mentions-legales',
    title: 'Mentions légales',
    address: '/mentions-legal',
    parts: [whole(kinds.legalFacts.path)],
  },
  {
    ...fixedSheet,
    shelf: 'societe',
    name: 'societe',
    title: 'Société',
    address: '/contactez-nous',
    parts: [whole(kinds.company.path, 'Société')],
  },
  {
    ...fixedSheet,
    shelf: 'heures',
    name: 'semaine',
    title: 'Heures d’ouverture',
    address: null,
    parts: [whole(kinds.hours.path, 'La semaine')],
  },
  {
    ...fixedSheet,
    shelf: 'phrases',
    name: 'toutes',
    title: 'Phrases communes',
    address: null,
    parts: [whole(kinds.sentences.path, 'Les phrases')],
  },
]

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

function entrySheets(shelf: ShelfName, documents: Documents): Sheet[] {
  const { folder, list, shownAt } = shelfOf(shelf)
  if (!folder) return []
  return [...documents]
    .filter(([document]) => document.startsWith(`${folder}/`))
    .map(([document, value]) => ({ document, entry: value as EntryTexts }))
    .toSorted((a, b) => (a.entry.order ?? 0) - (b.entry.order ?? 0))
    .map(({ document, entry }) => {
      const id = document.slice(folder.length + 1)
      return {
        shelf,
        name: id,
        title: entryTitle(entry) || id,
        detail: entry.trade || entry.role,
        address: entry.sample || !list ? (shownAt?.(id) ?? null) : `/${list}/${id}`,
        parts: [whole(document)],
        sample: entry.sample === true,
        isEntry: true,
      }
    })
}
