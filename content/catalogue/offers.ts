import { freePreviews } from '../constants.ts'
import type { QuoteServiceSlug } from '../forms/quote-services.ts'
import { formatPrice, frequencies, type Price, type Tax } from './pricing.ts'

/*
 * Free offers, and claims on which the spec contradicts itself: one value for all pages (Spec: L-20). A pack
 * contains the larger of the two values; a free offer is worth the smaller one.
 */

/**
 * Value of the free SEO audit, in euros without tax. The spec says 250, and 300 in one answer, which is 250
 * with 20 % tax (Spec: T-5).
 */
export const seoAuditValue = 250

const seoAuditPrice: Price = {
  amount: seoAuditValue,
  currency: 'euro',
  frequency: frequencies.annual,
}

const unbroken = (tax: Tax) => formatPrice(seoAuditPrice, tax).replaceAll(' ', '\u00a0')

/** « 250 € HT (300 € TTC) »: a price always includes its tax (Spec: L-18). */
export const seoAuditWorth = `${unbroken('HT')} (${unbroken('TTC')})`

/** Free offer of each service (Spec: T-4), after « Offert : ». */
export const freeOffers = {
  'creation-de-site-web': `${freePreviews} aperçus de votre futur site`,
  'referencement-naturel': `un audit d’une valeur de ${seoAuditWorth}`,
  'design-graphique': '3 visuels',
  'logo-et-branding': '3 concepts de logo',
  'uiux-design': 'une consultation',
  webmastering: 'un mois de webmastering',
} as const satisfies Partial<Record<QuoteServiceSlug, string>>

export const offerTitle = (service: keyof typeof freeOffers) =>
  `Offert : ${freeOffers[service].replace(/^(3|un) /, '$1\u00a0')}.`
