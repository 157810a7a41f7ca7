import type * as v from 'valibot'
import { packsDocument, packsOfSitesDocument } from '../catalogue/pack-contents.ts'
import { priceListSlugs } from '../catalogue/packs.ts'
import { pricesDocument } from '../catalogue/prices.ts'
import { stepsDocument } from '../collections/steps.ts'
import { companyDocument } from '../company/company.ts'
import { sentencesDocument } from '../company/sentences.ts'
import { homeDocument } from '../pages/accueil.ts'
import { servicePageDocument, serviceSlugs } from '../pages/expertises/service-page.ts'
import { expertisesDocument } from '../pages/expertises.ts'
import { pricePageDocument } from '../pages/tarifs/price-list.ts'
import { pricingDocument } from '../pages/tarifs.ts'

/** Where the documents of a kind are, below content/, and what each of them is. */
export interface Kind<Schema extends v.GenericSchema = v.GenericSchema> {
  /** One file, `<path>.yaml`, unless one of the next two makes it a folder. */
  path: string
  /** A file for each of these names, which code knows. */
  names?: readonly string[]
  /** As many files as the folder has, each with its `order`: an entry is one file. */
  entries?: true
  /** What the desk calls it. */
  label: string
  schema: Schema
}

/** Every kind of document by its name in `Content`: nothing else lists them. */
export const kinds = {
  company: { path: 'company/company', label: 'Société', schema: companyDocument },
  sentences: { path: 'company/sentences', label: 'Phrases communes', schema: sentencesDocument },
  prices: { path: 'catalogue/prices', label: 'Prix', schema: pricesDocument },
  packs: {
    path: 'catalogue/packs',
    names: priceListSlugs,
    label: 'Contenu des packs',
    schema: packsDocument,
  },
  packsOfSites: {
    path: 'catalogue/packs-of-sites',
    label: 'Lignes communes aux sites',
    schema: packsOfSitesDocument,
  },
  pricing: {
    path: 'pages/tarifs',
    label: 'Commun aux pages de tarifs',
    schema: pricingDocument,
  },
  pricePages: {
    path: 'pages/tarifs',
    names: priceListSlugs,
    label: 'Pages de tarifs',
    schema: pricePageDocument,
  },
  home: { path: 'pages/accueil', label: 'Accueil', schema: homeDocument },
  steps: { path: 'collections/steps', label: 'Les quatre étapes', schema: stepsDocument },
  expertises: { path: 'pages/expertises', label: 'Expertises', schema: expertisesDocument },
  services: {
    path: 'pages/expertises',
    names: serviceSlugs,
    label: 'Pages des services',
    schema: servicePageDocument,
  },
} as const satisfies Record<string, Kind>

type Kinds = typeof kinds
export type KindName = keyof Kinds

/** What `loadContent` gives for a kind: the document, or its documents by name, or in their order. */
type Loaded<K extends Kind> = K extends { names: readonly (infer Name extends string)[] }
  ? Readonly<Record<Name, v.InferOutput<K['schema']>>>
  : K extends { entries: true }
    ? readonly (v.InferOutput<K['schema']> & { id: string })[]
    : v.InferOutput<K['schema']>

/** All that the site says, validated and frozen: pages, mails, quotes and feeds are made from it. */
export type Content = { readonly [Name in KindName]: Loaded<Kinds[Name]> }

/** The content in use; a publication puts another in its place. */
export interface ContentHolder {
  current: Content
}
