import {
  type Currency,
  type Frequency,
  formatBeforeTax,
  formatWithTax,
  type PricedPack,
  priceFor,
} from '#content/catalogue/pricing.ts'
import { pricingWords } from '#content/pages/tarifs.ts'

interface PriceProps {
  pack: PricedPack
  currency: Currency
  frequency: Frequency
}

/** What a pack costs: without VAT, large, and with it beneath (02, sections 4 and 9; P1). */
export function Price({ pack, currency, frequency }: PriceProps) {
  const price = priceFor(pack, currency, frequency)
  if (price === undefined) return <p className="price">{pricingWords.noPrice}</p>
  const [amount, symbol, tax] = formatBeforeTax(price, currency, frequency).split(/[\u00a0 ]/)
  return (
    <>
      <p className="price">
        {/* Three letters are too wide to stand with the figures. */}
        {currency === 'euro' ? `${amount}\u00a0${symbol}` : amount}
        <small> {currency === 'euro' ? tax : `${symbol} ${tax}`}</small>
      </p>
      <p className="price-with-tax">
        {pricingWords.withTax(formatWithTax(price, currency, frequency))}
      </p>
    </>
  )
}
