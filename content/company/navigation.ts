import { conformityWords } from '../accessibility/audit.ts'
import type { Currency } from '../catalogue/currency.ts'
import { type PriceListSlug, priceLists } from '../catalogue/packs.ts'
import { type Prices, startingPrice } from '../catalogue/prices.ts'
import { formatPrice } from '../catalogue/pricing.ts'
import type { SitePath } from '../entries.ts'

export type MenuItem = MenuLink | { title: string; submenu: readonly MenuLink[] }

export interface MenuLink {
  title: string
  url: SitePath
  prices?: PriceListSlug
}

/** Spec: S-7 */
export const mainMenu: readonly MenuItem[] = [
  { title: 'Accueil', url: '/' },
  { title: 'Expertises', url: '/expertises' },
  {
    title: 'Tarifs',
    submenu: priceLists.map(({ slug, label }) => ({
      title: label,
      url: `/tarifs/${slug}` as const,
      prices: slug,
    })),
  },
  { title: 'Devis', url: '/devis' },
  {
    title: 'À propos',
    submenu: [
      { title: 'Qui sommes-nous?', url: '/qui-sommes-nous' },
      { title: 'Contactez-nous', url: '/contactez-nous' },
      { title: 'Questions fréquentes', url: '/questions-frequentes' },
    ],
  },
]

export function pricesNote(all: Prices, list: PriceListSlug, currency: Currency): string {
  const price = startingPrice(all, list, currency)
  return `dès ${formatPrice(price, 'HT')}, ${formatPrice(price, 'TTC')}`
}

export const quoteLink: MenuLink = { title: 'Devis', url: '/devis' }

export const legalLinks: readonly MenuLink[] = [
  { title: 'Conditions générales d’utilisation', url: '/conditions-generales-dutilisation' },
  { title: 'Politique de confidentialité', url: '/politique-de-confidentialite' },
  { title: 'Mentions légales', url: '/mentions-legal' },
  { title: 'Politique de cookies', url: '/politique-de-cookies' },
  { title: `Accessibilité\u00a0: ${conformityWords}`, url: '/accessibilite' },
  { title: 'Plan du site', url: '/plan-du-site' },
]
