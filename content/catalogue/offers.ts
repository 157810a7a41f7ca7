import { freePreviews } from '../constants.ts'
import type { QuoteServiceSlug } from '../forms/quote-services.ts'
import { formatPrice, frequencies, type Price, type Tax } from './pricing.ts'

/*
 * What the agency gives, and the claims on which the spec contradicts itself: one value each,
 * everywhere (Spec: L-20). A pack holds the more of two readings; a gift is worth the less, since
 * nobody gains from a gift made dear.
 */

/**
 * Worth of the offered SEO audit, in euros without tax. It was said to be worth 250, and 300 in one
 * answer: 250 it is, which costs 300 with a tax of 20 % (Spec: T-5).
 */
export const seoAuditValue = 250

const seoAuditPrice: Price = {
  amount: seoAuditValue,
  currency: 'euro',
  frequency: frequencies.annual,
}

/** Unbroken, because it stands in sentences and titles: « 250 € » ends no line without its « HT ». */
const unbroken = (tax: Tax) => formatPrice(seoAuditPrice, tax).replaceAll(' ', '\u00a0')

/** « 250 € HT (300 € TTC) »: a price stands with its tax, a gift's too (Spec: L-18). */
export const seoAuditWorth = `${unbroken('HT')} (${unbroken('TTC')})`

/** What each service gives before any commitment (Spec: T-4), to follow « Offert : ». */
export const freeOffers = {
  'creation-de-site-web': `${freePreviews} aperçus de votre futur site`,
  'referencement-naturel': `un audit d’une valeur de ${seoAuditWorth}`,
  'design-graphique': '3 visuels',
  'logo-et-branding': '3 concepts de logo',
  'uiux-design': 'une consultation',
  webmastering: 'un mois de webmastering',
} as const satisfies Partial<Record<QuoteServiceSlug, string>>

/** « Offert : 3 visuels. »: no line of this title ends with a number alone. */
export const offerTitle = (service: keyof typeof freeOffers) =>
  `Offert : ${freeOffers[service].replace(/^(3|un) /, '$1\u00a0')}.`
