import { Fragment } from 'react'
import { bothTaxes, frequencies } from '#content/catalogue/pricing.ts'
import { type PriceList, packsOf, priceOf, shortTitle } from '#content/pages/tarifs/price-list.ts'
import { useContent } from '../../../render/content.ts'
import { currencyNames } from '../../../ui/in-each.tsx'
import { grounds } from './grounds.ts'

/**
 * Links with the name and price of each pack, under the title; on a phone they stay above the cards.
 * app/browser/carousel.ts marks the link of the visible pack.
 * Spec: T-23
 */
export function PackTabs({ list }: { list: PriceList }) {
  const { pricing } = useContent()
  const isMonthly = list.frequency === frequencies.monthly
  return (
    <nav className={isMonthly ? 'pack-tabs monthly' : 'pack-tabs'} aria-label={pricing.prices}>
      {currencyNames.map((currency) =>
        packsOf(list).map((pack, index) => {
          const price = priceOf(pack, currency, pack.frequency)
          return (
            <Fragment key={pack.id}>
              <a href={`#${pack.id}`} className={`${grounds[index]} in-${currency}`} data-js>
                {`${shortTitle(pack)}\n${price ? bothTaxes(price) : pricing.noPrice}`}
              </a>{' '}
            </Fragment>
          )
        }),
      )}
    </nav>
  )
}
