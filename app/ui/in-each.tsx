import { Fragment, type ReactNode } from 'react'
import { type Currency, currencies } from '#content/catalogue/currency.ts'

export const currencyNames = Object.keys(currencies) as Currency[]

interface InEachProps {
  as?: 'span' | 'strong' | 'small'
  children: (currency: Currency) => ReactNode
}

/**
 * Renders the children in each currency; app/styles/page.css shows one, by `data-currency` of the root. Text browsers
 * and search engines read both, so a space keeps them apart.
 */
export function InEach({ as: Tag = 'span', children }: InEachProps) {
  return currencyNames.map((currency) => (
    <Fragment key={currency}>
      {' '}
      <Tag className={`in-${currency}`}>{children(currency)}</Tag>
    </Fragment>
  ))
}
