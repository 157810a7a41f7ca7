import type { Currency } from '#content/catalogue/currency.ts'
import { formatPrice, frequencies } from '#content/catalogue/pricing.ts'
import {
  type PricedPack,
  type PriceList,
  packsOf,
  priceOf,
} from '#content/pages/tarifs/price-list.ts'
import { useContent } from '../../render/content.ts'
import { InEach } from '../../ui/in-each.tsx'

/** Spec: T-16 */
export function Comparison({ list }: { list: PriceList }) {
  const { rows, frequency } = list
  const packs = packsOf(list)
  const { pricing } = useContent()
  const words = pricing.comparison

  const write = (pack: PricedPack, currency: Currency) => {
    const price = priceOf(pack, currency, frequency)
    if (!price) return pricing.noPrice
    return `${formatPrice(price, 'HT')}\n${formatPrice(price, 'TTC')}`
  }

  return (
    <section
      className={frequency === frequencies.monthly ? 'comparison monthly' : 'comparison'}
      id="comparaison"
    >
      <h2>{words.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.pack}</th>
            {packs.map((pack) => (
              <th key={pack.id} scope="col">
                {`${pack.title.replace(`${words.pack} `, '')}\n`}
                <InEach>{(currency) => write(pack, currency)}</InEach>
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
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value }: { value: string | boolean }) {
  const { pricing } = useContent()
  if (typeof value === 'string') return <td>{value}</td>
  return value ? (
    <td className="yes">{pricing.included}</td>
  ) : (
    <td className="no">{pricing.notIncluded}</td>
  )
}
