import type { ReactNode } from 'react'
import { type Currency, currencies } from '#content/catalogue/currency.ts'

/** Every currency that prices are shown in, the first without a choice. */
export const currencyNames = Object.keys(currencies) as Currency[]

/**
 * The same in each currency: the document has them all, and `data-currency` of its root says which is
 * seen (app/styles/base.css), before the first paint and without a script of the page's own.
 */
export function InEach({ children }: { children: (currency: Currency) => ReactNode }) {
  return currencyNames.map((currency) => (
    <span key={currency} className={`in-${currency}`}>
      {children(currency)}
    </span>
  ))
}
