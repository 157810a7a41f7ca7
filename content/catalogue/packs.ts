import type { QuoteServiceSlug } from '../forms/quote-services.ts'

/** Spec: T-9 */
export const priceLists = [
  { slug: 'site-vitrine', label: 'Site vitrine', service: 'creation-de-site-web' },
  { slug: 'site-ecommerce', label: 'Site e-commerce', service: 'creation-de-site-web' },
  { slug: 'site-platforme', label: 'Site plateforme', service: 'creation-de-site-web' },
  { slug: 'seo', label: 'SEO', service: 'referencement-naturel' },
  { slug: 'webmastering', label: 'Webmastering', service: 'webmastering' },
  { slug: 'design-graphique', label: 'Design graphique', service: 'design-graphique' },
  { slug: 'logo-et-branding', label: 'Logo et branding', service: 'logo-et-branding' },
  { slug: 'uiux-design', label: 'UI/UX design', service: 'uiux-design' },
] as const satisfies readonly { slug: string; label: string; service: QuoteServiceSlug }[]

export type PriceListSlug = (typeof priceLists)[number]['slug']

export const priceListSlugs = priceLists.map(({ slug }) => slug)

export const levels = ['essentiel', 'professionnel', 'premium'] as const

export type Level = (typeof levels)[number]

function packName(list: PriceListSlug, level: Level) {
  if (list === 'seo' && level === 'essentiel') return 'SEO Essentiel'
  return {
    essentiel: 'Pack Essentiel',
    professionnel: 'Pack Professionnel',
    premium: 'Pack Premium',
  }[level]
}

export const packs = priceLists.flatMap((list) =>
  levels.map((level) => ({
    id: `${list.slug}-${level}` as const,
    level,
    list: list.slug,
    service: list.service,
    name: packName(list.slug, level),
    label: `${packName(list.slug, level)}, ${list.label}`,
  })),
)

export type Pack = (typeof packs)[number]

export function findPack(id: string): Pack | undefined {
  return packs.find((pack) => pack.id === id)
}
