import { freePreviews } from '../constants.ts'
import type { QuoteServiceSlug } from '../forms/quote-services.ts'
import { formatPrice } from './pricing.ts'

/*
 * What the agency gives, and the claims on which the spec contradicts itself: one value each,
 * everywhere (requirement P5), and always the reading that favours the visitor.
 */

/**
 * Worth of the offered SEO audit, in euros. 02, sections 1 and 9: 250, or 300 in one FAQ answer;
 * the gift keeps the higher value.
 */
export const seoAuditValue = 300

/** Logo concepts in the Essentiel pack. 02, section 3: three, or two in its description. */
export const essentielLogoConcepts = 3

/** Infographics in the graphic Essentiel pack. 02, section 3: one, yet "not included": it is. */
export const essentielInfographics = 1

/** What each service gives before any commitment (02, sections 1 and 9), to follow « Offert : ». */
export const freeOffers = {
  'creation-de-site-web': `${freePreviews} aperçus de votre futur site`,
  'referencement-naturel': `un audit d’une valeur de ${formatPrice(seoAuditValue, 'euro')}`,
  'design-graphique': '3 visuels',
  'logo-et-branding': '3 concepts de logo',
  'uiux-design': 'une consultation',
  webmastering: 'un mois de webmastering',
} as const satisfies Partial<Record<QuoteServiceSlug, string>>
