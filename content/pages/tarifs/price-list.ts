import type { Currency } from '../../catalogue/currency.ts'
import type { Row } from '../../catalogue/pack-contents.ts'
import {
  type Level,
  type Pack,
  type PriceListSlug,
  packs,
  priceLists,
} from '../../catalogue/packs.ts'
import type { Frequency, PerPack, Price, QuestionAnswer } from '../../catalogue/pricing.ts'
import type { Content } from '../../documents/documents.ts'

/** Whether visitors can choose the frequency of payment (Spec: T-12). */
export const showFrequencyToggle = false

/** Spec: T-13 */
export interface Feature {
  name: string
  style: 'highlight' | 'standard'
  description: string
}

/** A pack with its price (Spec: T-15); its link carries `id` and `service`. */
export interface PricedPack {
  id: Pack['id']
  service: Pack['service']
  title: string
  description: string
  frequency: Frequency
  /** Without VAT. */
  amounts: Record<Currency, number>
  features: readonly Feature[]
  highlighted: boolean
}

export interface PriceList {
  slug: PriceListSlug
  /** Whether it sells whole sites, of which visitors can try previews. */
  isSite: boolean
  banner: string
  frequency: Frequency
  prices: Record<Currency, PerPack<number>>
  descriptions: PerPack<string>
  rows: readonly Row[]
  questions: readonly QuestionAnswer[]
}

export function priceList(
  { prices, packs, packsOfSites, pricePages }: Content,
  slug: PriceListSlug,
): PriceList {
  const { rows, descriptions } = packs[slug]
  const isSite = priceLists.some(
    (list) => list.slug === slug && list.service === 'creation-de-site-web',
  )
  return {
    slug,
    isSite,
    ...pricePages[slug],
    ...prices[slug],
    descriptions,
    rows: isSite ? [...rows, ...packsOfSites.rows] : rows,
  }
}

const position = { essentiel: 0, professionnel: 1, premium: 2 } as const satisfies Record<
  Level,
  number
>

export function packsOf({ slug, prices, frequency, descriptions, rows }: PriceList): PricedPack[] {
  return packs
    .filter((pack) => pack.list === slug)
    .map((pack) => {
      const at = position[pack.level]
      return {
        id: pack.id,
        service: pack.service,
        title: pack.name,
        description: descriptions[at],
        frequency,
        amounts: { euro: prices.euro[at], tnd: prices.tnd[at] },
        features: featuresOf(rows, pack.level),
        highlighted: pack.level === 'professionnel',
      }
    })
}

/** « Essentiel »; « SEO Essentiel » stays whole. */
export const shortTitle = ({ title }: PricedPack) => title.replace('Pack ', '')

export function featuresOf(rows: readonly Row[], level: Level): Feature[] {
  const at = position[level]
  return rows.map(({ label, values, explanation }) => {
    const value = values[at]
    return {
      name: typeof value === 'string' ? `${label} : ${value}` : label,
      style: value === false ? 'standard' : 'highlight',
      description: typeof explanation === 'string' ? explanation : explanation[at],
    }
  })
}

export function priceOf(
  pack: PricedPack,
  currency: Currency,
  frequency: Frequency,
): Price | undefined {
  if (pack.frequency !== frequency) return undefined
  return { amount: pack.amounts[currency], currency, frequency }
}
