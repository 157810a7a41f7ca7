import type { freeOffers } from '../../catalogue/offers.ts'
import { type PriceListSlug, priceLists } from '../../catalogue/packs.ts'
import type { QuestionAnswer } from '../../catalogue/pricing.ts'

/** The six services that have a page; the seventh of the quote form has none. */
export type ServiceSlug = keyof typeof freeOffers

/** One of the things a service is made of (Spec: T-3). */
export interface Offering {
  title: string
  text: string
}

/** A site to be built: its own delay and its own price page, both shown beside it. */
export interface SiteOffering extends Offering {
  /** As said to the visitor; the platform, for which the spec states none, has its own words. */
  timeline: string
  prices: PriceListSlug
}

interface Reason {
  title: string
  text: string
}

/** A figure that counts up when it comes into view; « +50 sites » (Spec: T-3). */
export interface Counter {
  startText: string
  value: number
  endText: string
  /** In milliseconds. */
  duration: number
  description: string
}

/** A page of /expertises, block by block (Spec: T-2). */
export interface ServicePage<Item extends Offering = Offering> {
  slug: ServiceSlug
  /** The lead says what one gets, when, and what is free; where prices start follows it. */
  hero: { title: string; lead: string; action: string }
  offerings: { title: string; items: readonly Item[] }
  reasons: readonly [Reason, Reason, Reason, Reason]
  /** The free offer; its button leads to `quoteAddress(slug)`. */
  offer: { title: string; text: string; action: string }
  /** A line break in an answer is to be kept (Spec: T-2). */
  questions: { title: string; text: string; items: readonly QuestionAnswer[] }
  counters: readonly [] | readonly [Counter, Counter, Counter]
}

/** The words that the six pages share. */
export const serviceWords = {
  reasons: 'Pourquoi nous choisir ?',
  prices: 'Voir les tarifs',
  contact: 'Contactez-nous',
  /** Below the counters: the spec gives their figures, and nobody a source for them. */
  figures: 'Chiffres de l’agence ; ils ne garantissent pas vos résultats.',
}

/** Where a free offer leads: the quote form, the service already chosen (Spec: T-4). */
export function quoteAddress(slug: ServiceSlug) {
  return `/devis?service=${slug}` as const
}

/** The list where the prices of a service start: the first of three for websites. */
export function firstPriceList(service: string): PriceListSlug {
  return priceLists.find((list) => list.service === service)?.slug ?? priceLists[0].slug
}

/** The price pages of a service: three for websites, one for each of the others. */
export function priceListsOf(slug: ServiceSlug) {
  return priceLists.filter(({ service }) => service === slug)
}
