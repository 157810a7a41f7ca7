export type Currency = 'euro' | 'tnd'

/** VAT rates, in percent, in the two countries that the agency sells from (Spec: L-18). */
export const vatRates = { FR: 20, TN: 19 } as const

export type Country = keyof typeof vatRates

export const currencies = {
  euro: { code: 'EUR', symbol: '€', decimals: 2, country: 'FR' },
  tnd: { code: 'TND', symbol: 'TND', decimals: 3, country: 'TN' },
} as const satisfies Record<
  Currency,
  { code: string; symbol: string; decimals: number; country: Country }
>

/** Currency of prices before scripts run, and for visitors outside Tunisia (Spec: T-18). */
export const defaultCurrency: Currency = 'euro'

/** Currency of `seo.prices.tnd.2`. */
export const currencyAt = (field: string): Currency =>
  (Object.keys(currencies) as Currency[]).find((name) => field.split('.').includes(name)) ?? 'euro'
