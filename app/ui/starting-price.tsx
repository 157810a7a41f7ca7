import type { PriceListSlug } from '#content/catalogue/packs.ts'
import { startingPrices } from '#content/catalogue/prices.ts'
import { InEach } from './in-each.tsx'

/** What the smallest pack of a list costs, without tax and with it (Spec: T-21). */
export function StartingPrice({ of }: { of: PriceListSlug }) {
  return (
    <strong>
      <InEach>{(currency) => startingPrices(of, currency)}</InEach>
    </strong>
  )
}
