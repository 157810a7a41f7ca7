import * as v from 'valibot'
import { amount, group, three } from '../documents/fields.ts'
import type { Currency } from './currency.ts'
import type { PriceListSlug } from './packs.ts'
import { formatPrice, frequencies, type Price } from './pricing.ts'

const packPrices = (label: string, unit: string) =>
  v.pipe(
    three(label, amount('Prix', unit)),
    v.check(
      ([first, second, third]) => first < second && second < third,
      'Un pack coûte moins que le suivant.',
    ),
  )

const prices = (label: string) =>
  group(label, {
    frequency: v.pipe(
      v.picklist([frequencies.annual, frequencies.monthly]),
      v.title('Fréquence'),
      v.metadata({ fixed: true }),
    ),
    prices: group('Prix', {
      euro: packPrices('Euros HT', '€ HT'),
      tnd: packPrices('Dinars HT', 'TND HT'),
    }),
  })

/** Spec: T-9 */
export const pricesDocument = group('Prix', {
  'site-vitrine': prices('Site vitrine'),
  'site-ecommerce': prices('Site e-commerce'),
  'site-platforme': prices('Site plateforme'),
  seo: prices('SEO'),
  webmastering: prices('Webmastering'),
  'design-graphique': prices('Design graphique'),
  'logo-et-branding': prices('Logo et branding'),
  'uiux-design': prices('UI/UX design'),
} satisfies Record<PriceListSlug, unknown>)

export type Prices = v.InferOutput<typeof pricesDocument>

export function startingPrice(all: Prices, slug: PriceListSlug, currency: Currency): Price {
  const { frequency, prices } = all[slug]
  return { amount: prices[currency][0], currency, frequency }
}

/**
 * Returns the price of a list's cheapest pack on two lines: « Dès 600 € HT (720 € TTC) » (Spec: L-18, T-21).
 */
export function startingPrices(all: Prices, list: PriceListSlug, currency: Currency): string {
  const price = startingPrice(all, list, currency)
  return `Dès ${formatPrice(price, 'HT')}\n(${formatPrice(price, 'TTC')})`
}
