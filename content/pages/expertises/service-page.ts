import * as v from 'valibot'
import type { freeOffers } from '../../catalogue/offers.ts'
import { type PriceListSlug, priceLists } from '../../catalogue/packs.ts'
import {
  fixed,
  fixedNumber,
  group,
  line,
  list,
  paragraph,
  questionAnswer,
  titledText,
} from '../../documents/fields.ts'

export const serviceSlugs = [
  'creation-de-site-web',
  'referencement-naturel',
  'design-graphique',
  'logo-et-branding',
  'uiux-design',
  'webmastering',
] as const satisfies readonly (keyof typeof freeOffers)[]

export type ServiceSlug = (typeof serviceSlugs)[number]

/** Spec: T-2 */
export const servicePageDocument = group('Page de service', {
  hero: group('En tête', {
    title: line('Titre'),
    lead: paragraph('Phrase sous le titre, suivie du premier prix'),
    action: line('Bouton'),
    /** For websites only. */
    see: v.optional(line('Lien vers les aperçus automatiques')),
  }),
  /** Spec: T-3 */
  offerings: group('Ce que comprend le service', {
    title: line('Titre'),
    items: list(
      'Prestations',
      group('Prestation', {
        title: line('Titre'),
        text: paragraph('Texte'),
        /** For websites only; the spec gives no delay for the platform. */
        timeline: v.optional(line('Délai')),
      }),
      { least: 3, most: 6 },
    ),
  }),
  reasons: list('Pourquoi nous choisir', titledText('Raison'), { least: 4, most: 4 }),
  offer: group('L’étape offerte', { text: paragraph('Texte'), action: line('Bouton') }),
  questions: group('Les questions', {
    title: line('Titre'),
    text: line('Phrase sous le titre'),
    items: list('Questions', questionAnswer, { least: 10, most: 10 }),
  }),
  /** Figures that count up when they come into view; « +50 sites » (Spec: T-3). */
  counters: list(
    'Les chiffres',
    group('Chiffre', {
      prefix: v.optional(fixed('Signe avant le nombre')),
      value: fixedNumber('Nombre'),
      suffix: v.optional(fixed('Signe ou mot après le nombre')),
      label: line('Légende'),
    }),
    { least: 0, most: 3 },
  ),
})

export type ServicePage = v.InferOutput<typeof servicePageDocument>

/** Spec: T-4 */
export function quoteAddress(slug: ServiceSlug) {
  return `/devis?service=${slug}` as const
}

export function firstPriceList(service: string): PriceListSlug {
  return priceLists.find((list) => list.service === service)?.slug ?? priceLists[0].slug
}

/** Returns the price lists of a service: three for websites, one for each of the others. */
export function priceListsOf(slug: ServiceSlug) {
  return priceLists.filter(({ service }) => service === slug)
}
