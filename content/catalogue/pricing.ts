import { type Level, type Pack, type PriceListSlug, packs } from './packs.ts'

/** The currencies of the price lists; Tunisia sees dinars, everyone else euros (02, section 4). */
export type Currency = 'euro' | 'tnd'

/** VAT, in percent, of the two countries the agency sells from (requirement P1). */
export const vatRates = { FR: 20, TN: 19 } as const

export type Country = keyof typeof vatRates

export const currencies = {
  euro: { code: 'EUR', symbol: '€', country: 'FR' },
  tnd: { code: 'TND', symbol: 'TND', country: 'TN' },
} as const satisfies Record<Currency, { code: string; symbol: string; country: Country }>

/** Billing frequencies and their ids (02, section 4). */
export const frequencies = { annual: 1, monthly: 2 } as const

export type Frequency = (typeof frequencies)[keyof typeof frequencies]

/** The toggle between the two frequencies exists, hidden on the eight pages (02, section 4). */
export const showFrequencyToggle = false

/** Something said of each pack: Essentiel, Professionnel, Premium. */
export type PerPack<T> = readonly [essentiel: T, professionnel: T, premium: T]

/** What a buyer compares: a line of the comparison table, and a feature of each card. */
export interface Row {
  label: string
  /** How much of it a pack holds, or whether it holds it at all. */
  values: PerPack<string | boolean>
  /** One or two sentences, the same for the three packs unless each has its own. */
  explanation: string | PerPack<string>
}

/** A line of a pack's card (02, section 3). */
export interface Feature {
  name: string
  /** `highlight` is included, `standard` is not. */
  style: 'highlight' | 'standard'
  /** What its popup says. */
  description: string
}

export interface Price {
  id: Frequency
  /** Without VAT. */
  value: number
}

/** The spec's "Pricing plan" (02, section 3); `id` and `service` are what its link carries. */
export interface PricedPack {
  id: Pack['id']
  service: Pack['service']
  title: string
  description: string
  price: Record<Currency, readonly Price[]>
  features: readonly Feature[]
  highlighted: boolean
}

export interface QuestionAnswer {
  question: string
  answer: string
}

/** What a file of content/tarifs/ writes down; the packs of its page are made from it. */
export interface PriceList {
  /** The highlighted sentence under the title. */
  banner: string
  /** How often these prices are paid, which is also what the page shows first. */
  frequency: Frequency
  prices: Record<Currency, PerPack<number>>
  /** Whom each pack is for. */
  descriptions: PerPack<string>
  rows: readonly Row[]
  faq: readonly QuestionAnswer[]
}

export interface PricingPage extends Pick<PriceList, 'banner' | 'frequency' | 'rows' | 'faq'> {
  packs: readonly PricedPack[]
}

const position = { essentiel: 0, professionnel: 1, premium: 2 } as const satisfies Record<
  Level,
  number
>

/** A pricing page, its three packs put together from the price list and from their names. */
export function pricingPage(slug: PriceListSlug, list: PriceList): PricingPage {
  const priced = (pack: Pack): PricedPack => {
    const at = position[pack.level]
    const { euro, tnd } = list.prices
    return {
      id: pack.id,
      service: pack.service,
      title: pack.name,
      description: list.descriptions[at],
      price: {
        euro: [{ id: list.frequency, value: euro[at] }],
        tnd: [{ id: list.frequency, value: tnd[at] }],
      },
      features: featuresOf(list.rows, pack.level),
      highlighted: pack.level === 'professionnel',
    }
  }
  const { banner, frequency, rows, faq } = list
  return {
    banner,
    frequency,
    rows,
    faq,
    packs: packs.filter((pack) => pack.list === slug).map(priced),
  }
}

/** The features of one pack, in the order of the rows: « Pages : 5 à 7 », or the label alone. */
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

/** The price without VAT, or undefined where the card shows « N/A » (02, section 4). */
export function priceFor(pack: PricedPack, currency: Currency, frequency: Frequency) {
  return pack.price[currency].find(({ id }) => id === frequency)?.value
}

/** The price an individual pays, at the country's rate; exact to the cent, or to the millime. */
export function withTax(amount: number, country: Country): number {
  // Whole percents keep the product whole: 1.2 × 1190 would leave the cents to chance.
  return (amount * (100 + vatRates[country])) / 100
}

/** « 1 190 € » or « 1 142,400 TND »: cents and millimes appear only when there are some. */
export function formatPrice(amount: number, currency: Currency): string {
  const { code, symbol } = currencies[currency]
  // As Intl does it: its first format takes a slow phone 50 ms, and the menu of every page has prices.
  if (Number.isInteger(amount)) {
    return `${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202f')}\u00a0${symbol}`
  }
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency: code }).format(amount)
}

/** « 150 € HT/mois »: how a price is always written (02, section 9; requirement P1). */
export function formatBeforeTax(amount: number, currency: Currency, frequency: Frequency): string {
  return `${formatPrice(amount, currency)} HT${perMonth(frequency)}`
}

/** « 180 € TTC/mois », at the rate of the currency's country. */
export function formatWithTax(amount: number, currency: Currency, frequency: Frequency): string {
  const total = formatPrice(withTax(amount, currencies[currency].country), currency)
  return `${total} TTC${perMonth(frequency)}`
}

const perMonth = (frequency: Frequency) => (frequency === frequencies.monthly ? '/mois' : '')
