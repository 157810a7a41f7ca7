import type { PriceListSlug } from '#content/catalogue/packs.ts'
import { startingPrices } from '#content/catalogue/prices.ts'
import { useCurrency } from './use-currency.ts'

/** What the smallest pack of a list costs this visitor, without tax and with it (Spec: T-21). */
export function StartingPrice({ of }: { of: PriceListSlug }) {
  return <strong>{startingPrices(of, useCurrency())}</strong>
}
