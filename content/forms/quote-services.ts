/**
 * The seven services of a quote, in the order of the form (Spec: F-7). `slug` follows the rule of card links
 * (Spec: S-21), except that "Référencement naturel - SEO" has the slug of its page.
 */
export const quoteServices = [
  { slug: 'creation-de-site-web', label: 'Création de site web' },
  { slug: 'referencement-naturel', label: 'Référencement naturel - SEO' },
  { slug: 'webmastering', label: 'Webmastering' },
  { slug: 'design-graphique', label: 'Design graphique' },
  { slug: 'logo-et-branding', label: 'Logo et Branding' },
  { slug: 'uiux-design', label: 'UI/UX Design' },
  { slug: 'marketing-sur-les-reseaux-sociaux', label: 'Marketing sur les Réseaux Sociaux' },
] as const

export type QuoteServiceSlug = (typeof quoteServices)[number]['slug']

export function findQuoteService(name: string) {
  return quoteServices.find(({ slug, label }) => slug === name || label === name)
}
