import { type Country, type Currency, currencies, vatRates } from './currency.ts'

/** Spec: T-12 */
export const frequencies = { annual: 1, monthly: 2 } as const

export type Frequency = (typeof frequencies)[keyof typeof frequencies]

export type PerPack<T> = readonly [essentiel: T, professionnel: T, premium: T]

export interface Price {
  amount: number
  currency: Currency
  frequency: Frequency
}

export type Tax = 'HT' | 'TTC'

export interface QuestionAnswer {
  question: string
  answer: string
}

/** Returns the price with the country's VAT, exact to the cent or millime. */
export function withTax(amount: number, country: Country): number {
  return (amount * (100 + vatRates[country])) / 100
}

export function writePrice({ amount, currency, frequency }: Price, tax: Tax) {
  const { symbol, country } = currencies[currency]
  return {
    amount: writeNumber(tax === 'HT' ? amount : withTax(amount, country), currency),
    symbol,
    tax: `${tax}${frequency === frequencies.monthly ? '/mois' : ''}`,
  }
}

export function formatPrice(price: Price, tax: Tax): string {
  const written = writePrice(price, tax)
  return `${written.amount}\u00a0${written.symbol} ${written.tax}`
}

/** « 990 € HT », and the price with tax on the next line (Spec: L-18). */
export const bothTaxes = (price: Price) =>
  `${formatPrice(price, 'HT')}\n${formatPrice(price, 'TTC')}`

/** « 990 € », without tax. */
export const formatAmount = (amount: number, currency: Currency) =>
  `${writeNumber(amount, currency)}\u00a0${currencies[currency].symbol}`

/** Writes a whole space between thousands, because the typeface's narrow one is hardly visible in large figures. */
function writeNumber(amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? 0 : currencies[currency].decimals
  return amount
    .toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replaceAll('\u202f', '\u00a0')
}
