import type { ReactNode } from 'react'
import { type Currency, currencies } from '#content/catalogue/currency.ts'

export const currencyNames = Object.keys(currencies) as Currency[]

/** Renders the children in each currency; app/styles/base.css shows one, by `data-currency` of the root. */
export function InEach({ children }: { children: (currency: Currency) => ReactNode }) {
  return currencyNames.map((currency) => (
    <span key={currency} className={`in-${currency}`}>
      {children(currency)}
    </span>
  ))
}
