/** The currencies of the price lists. */
export type Currency = 'euro' | 'tnd'

/** VAT, in percent, of the two countries the agency sells from (Spec: L-18). */
export const vatRates = { FR: 20, TN: 19 } as const

export type Country = keyof typeof vatRates

export const currencies = {
  euro: { code: 'EUR', symbol: '€', decimals: 2, country: 'FR' },
  tnd: { code: 'TND', symbol: 'TND', decimals: 3, country: 'TN' },
} as const satisfies Record<
  Currency,
  { code: string; symbol: string; decimals: number; country: Country }
>

/** Of the pages as served, and of whoever is not known to be in Tunisia (Spec: T-12). */
export const defaultCurrency: Currency = 'euro'

/**
 * The currency of a visitor's country: Tunisia sees dinars, everyone else euros (Spec: T-18).
 *
 * @param countryCode of ISO 3166, or whatever a service answered instead
 */
export function currencyIn(countryCode: unknown): Currency {
  return countryCode === currencies.tnd.country ? 'tnd' : defaultCurrency
}

/** A text as a currency, or undefined: storage may hold what we never wrote. */
export function asCurrency(text: string): Currency | undefined {
  return text === 'euro' || text === 'tnd' ? text : undefined
}
