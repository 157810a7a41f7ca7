import {
  type Currency,
  formatBeforeTax,
  formatWithTax,
  type PricedPack,
  type PricingPage,
  priceFor,
} from '#content/catalogue/pricing.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { useCurrency } from './currency/use-currency.ts'

type ComparisonProps = Pick<PricingPage, 'packs' | 'rows' | 'frequency'>

/**
 * The three packs side by side, a row for each thing that a buyer compares. The last row is the
 * price in the other currency, so that both are there without JavaScript.
 */
export function Comparison({ packs, rows, frequency }: ComparisonProps) {
  const words = pricingWords.comparison
  const shown = useCurrency()
  const other = shown === 'euro' ? 'tnd' : 'euro'

  const write = (format: typeof formatBeforeTax, pack: PricedPack, currency: Currency) => {
    const price = priceFor(pack, currency, frequency)
    return price === undefined ? pricingWords.noPrice : format(price, currency, frequency)
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
                {`${pack.title.replace(`${words.pack} `, '')}\n${write(formatBeforeTax, pack, shown)}`}
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
              <td key={pack.id}>
                {`${write(formatBeforeTax, pack, other)}\n${write(formatWithTax, pack, other)}`}
              </td>
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
