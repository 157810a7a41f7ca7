import { freePreviews } from '../constants.ts'
import type { QuoteServiceSlug } from '../forms/quote-services.ts'
import { formatAmount } from './pricing.ts'

/*
 * What the agency gives, and the claims on which the spec contradicts itself: one value each,
 * everywhere (Spec: L-20), and always the reading that favours the visitor.
 */

/**
 * Worth of the offered SEO audit, in euros: 250, or 300 in one answer; the gift keeps
 * the higher value (Spec: T-5).
 */
export const seoAuditValue = 300

/** Logo concepts in the Essentiel pack: three, or two in its description (Spec: T-5). */
export const essentielLogoConcepts = 3

/** Infographics in the graphic Essentiel pack: one, though called "not included" (Spec: T-5). */
export const essentielInfographics = 1

/** What each service gives before any commitment (Spec: T-4), to follow « Offert : ». */
export const freeOffers = {
  'creation-de-site-web': `${freePreviews} aperçus de votre futur site`,
  'referencement-naturel': `un audit d’une valeur de ${formatAmount(seoAuditValue, 'euro')}`,
  'design-graphique': '3 visuels',
  'logo-et-branding': '3 concepts de logo',
  'uiux-design': 'une consultation',
  webmastering: 'un mois de webmastering',
} as const satisfies Partial<Record<QuoteServiceSlug, string>>
