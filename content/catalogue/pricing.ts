import { type Country, type Currency, currencies, vatRates } from './currency.ts'

/** Billing frequencies and their ids (Spec: T-12). */
export const frequencies = { annual: 1, monthly: 2 } as const

export type Frequency = (typeof frequencies)[keyof typeof frequencies]

/** Something said of each pack: Essentiel, Professionnel, Premium. */
export type PerPack<T> = readonly [essentiel: T, professionnel: T, premium: T]

/** What something costs, without VAT: an amount, its currency, and how often it is paid. */
export interface Price {
  amount: number
  currency: Currency
  frequency: Frequency
}

/** Without VAT, or with it. */
export type Tax = 'HT' | 'TTC'

export interface QuestionAnswer {
  question: string
  answer: string
}

/** The price an individual pays, at the country's rate; exact to the cent, or to the millime. */
export function withTax(amount: number, country: Country): number {
  // Whole percents keep the product whole: 1.2 × 1190 would leave the cents to chance.
  return (amount * (100 + vatRates[country])) / 100
}

/** A price as it is written, part by part: « 150 », « € », « HT/mois ». */
export function writePrice({ amount, currency, frequency }: Price, tax: Tax) {
  const { symbol, country } = currencies[currency]
  return {
    amount: writeNumber(tax === 'HT' ? amount : withTax(amount, country), currency),
    symbol,
    tax: `${tax}${frequency === frequencies.monthly ? '/mois' : ''}`,
  }
}

/** « 150 € HT/mois », « 180 € TTC/mois »: how a price is always written (Spec: T-11, L-18). */
export function formatPrice(price: Price, tax: Tax): string {
  const written = writePrice(price, tax)
  return `${written.amount}\u00a0${written.symbol} ${written.tax}`
}

/** « 1 190 € » or « 1 142,400 TND », of which nothing is said about tax. */
export function formatAmount(amount: number, currency: Currency): string {
  return `${writeNumber(amount, currency)}\u00a0${currencies[currency].symbol}`
}

/** Cents and millimes appear only when there are some. */
function writeNumber(amount: number, currency: Currency): string {
  // As Intl does it: its first format takes a slow phone 50 ms, and the menu of every page has prices.
  if (Number.isInteger(amount)) return String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202f')
  const { decimals } = currencies[currency]
  return new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount)
}
