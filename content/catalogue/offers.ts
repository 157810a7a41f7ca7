import { freePreviews } from '../constants.ts'
import type { QuoteServiceSlug } from '../forms/quote-services.ts'
import { formatPrice, frequencies, type Price, type Tax } from './pricing.ts'

/*
 * Free offers, and claims for which the agency's specification has two values; all pages use one (Spec: L-20). A
 * pack has the larger of the two values, a free offer the smaller one.
 */

/**
 * Value of the free SEO audit, in euros without tax. The agency's specification says 250, and 300 in one
 * answer, which is 250 with 20 % VAT (Spec: T-5).
 */
export const seoAuditValue = 250

const seoAuditPrice: Price = {
  amount: seoAuditValue,
  currency: 'euro',
  frequency: frequencies.annual,
}

const unbroken = (tax: Tax) => formatPrice(seoAuditPrice, tax).replaceAll(' ', '\u00a0')

/** « 250 € HT (300 € TTC) »: a price is always shown with tax too (Spec: L-18). */
export const seoAuditWorth = `${unbroken('HT')} (${unbroken('TTC')})`

/** Free offer of each service (Spec: T-4), after « Offert : ». */
export const freeOffers = {
  'creation-de-site-web': `${freePreviews} aperçus de votre futur site`,
  'referencement-naturel': `un audit d’une valeur de ${seoAuditWorth}`,
  'design-graphique': '3 visuels',
  'logo-et-branding': '3 concepts de logo',
  'uiux-design': 'une consultation',
  webmastering: 'un mois de webmastering',
} as const satisfies Partial<Record<QuoteServiceSlug, string>>

export const offerTitle = (service: keyof typeof freeOffers) =>
  `Offert : ${freeOffers[service].replace(/^(3|un) /, '$1\u00a0')}.`
