import type { Currency } from './currency.ts'
import type { PriceListSlug } from './packs.ts'
import { type Frequency, formatPrice, frequencies, type PerPack, type Price } from './pricing.ts'

interface Prices {
  /** How often they are paid. */
  frequency: Frequency
  /** Without VAT. */
  prices: Record<Currency, PerPack<number>>
}

const { annual, monthly } = frequencies

/**
 * Every price of the site (Spec: T-9). Apart from the words of each page, because the
 * menu of every page shows where they start.
 */
export const priceTable = {
  'site-vitrine': {
    frequency: annual,
    prices: { euro: [600, 990, 2900], tnd: [1400, 2800, 5600] },
  },
  'site-ecommerce': {
    frequency: annual,
    prices: { euro: [790, 1190, 3500], tnd: [1400, 2800, 5600] },
  },
  'site-platforme': {
    frequency: annual,
    prices: { euro: [2000, 3500, 8500], tnd: [1400, 2800, 5600] },
  },
  seo: {
    frequency: annual,
    prices: { euro: [650, 1300, 3500], tnd: [1600, 4800, 9600] },
  },
  webmastering: {
    frequency: monthly,
    prices: { euro: [150, 350, 990], tnd: [960, 1920, 3840] },
  },
  'design-graphique': {
    frequency: annual,
    prices: { euro: [400, 790, 1500], tnd: [1280, 2560, 4800] },
  },
  'logo-et-branding': {
    frequency: annual,
    prices: { euro: [300, 700, 1500], tnd: [960, 2240, 4800] },
  },
  'uiux-design': {
    frequency: annual,
    prices: { euro: [500, 1200, 2500], tnd: [1600, 3840, 8000] },
  },
} as const satisfies Record<PriceListSlug, Prices>

/** The smallest pack's price of a list. */
export function startingPrice(slug: PriceListSlug, currency: Currency): Price {
  const { frequency, prices }: Prices = priceTable[slug]
  return { amount: prices[currency][0], currency, frequency }
}

/**
 * « Dès 600 € HT (720 € TTC) »: what the smallest pack of a list costs, without tax and with it
 * (Spec: L-18, T-21), a line each.
 */
export function startingPrices(list: PriceListSlug, currency: Currency): string {
  const price = startingPrice(list, currency)
  return `Dès ${formatPrice(price, 'HT')}\n(${formatPrice(price, 'TTC')})`
}
