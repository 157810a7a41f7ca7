import type { Currency } from '#content/catalogue/currency.ts'
import { formatPrice, type Tax } from '#content/catalogue/pricing.ts'
import {
  type PricedPack,
  type PriceList,
  packsOf,
  priceOf,
} from '#content/pages/tarifs/price-list.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { useCurrency } from '../../ui/use-currency.ts'

/**
 * The three packs side by side, a row for each thing that a buyer compares. The last row is the
 * price in the other currency, so that both are there without JavaScript.
 */
export function Comparison({ list }: { list: PriceList }) {
  const { rows, frequency } = list
  const packs = packsOf(list)
  const words = pricingWords.comparison
  const shown = useCurrency()
  const other = shown === 'euro' ? 'tnd' : 'euro'

  const write = (pack: PricedPack, currency: Currency, tax: Tax) => {
    const price = priceOf(pack, currency, frequency)
    return price ? formatPrice(price, tax) : pricingWords.noPrice
  }

  return (
    <section className="comparison" id="comparaison">
      <h2>{words.title}</h2>
      <table>
        <thead>
          {/* New prices are new cells, not cells that moved: nothing on the page shifts. */}
          <tr key={shown}>
            <th scope="col">{words.pack}</th>
            {packs.map((pack) => (
              <th key={pack.id} scope="col">
                {`${pack.title.replace(`${words.pack} `, '')}\n${write(pack, shown, 'HT')}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {packs.map(({ id }, index) => (
                <Cell key={id} value={values[index] ?? false} />
              ))}
            </tr>
          ))}
          <tr key={other}>
            <th scope="row">{words.prices[other]}</th>
            {packs.map((pack) => (
              <td key={pack.id}>{`${write(pack, other, 'HT')}\n${write(pack, other, 'TTC')}`}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** How much of it, or a mark whose word is there for those who listen or print. */
function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return <td>{value}</td>
  return value ? (
    <td className="yes">{pricingWords.included}</td>
  ) : (
    <td className="no">{pricingWords.notIncluded}</td>
  )
}
