import type { ReactNode } from 'react'
import { type Currency, currencies } from '#content/catalogue/currency.ts'

export const currencyNames = Object.keys(currencies) as Currency[]

/** Renders each currency; `data-currency` of the root selects one before the first paint (app/styles/base.css). */
export function InEach({ children }: { children: (currency: Currency) => ReactNode }) {
  return currencyNames.map((currency) => (
    <span key={currency} className={`in-${currency}`}>
      {children(currency)}
    </span>
  ))
}
