import type { PriceListSlug } from '#content/catalogue/packs.ts'
import { startingPrices } from '#content/catalogue/prices.ts'
import { useContent } from '../render/content.ts'
import { InEach } from './in-each.tsx'

/** Spec: T-21 */
export function StartingPrice({ of }: { of: PriceListSlug }) {
  const { prices } = useContent()
  return <InEach as="strong">{(currency) => startingPrices(prices, of, currency)}</InEach>
}
