import { bothTaxes, frequencies } from '#content/catalogue/pricing.ts'
import { type PriceList, packsOf, priceOf, shortTitle } from '#content/pages/tarifs/price-list.ts'
import { useContent } from '../../render/content.ts'
import { InEach } from '../../ui/in-each.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Spec: T-16 */
export function Comparison({ list }: { list: PriceList }) {
  const { rows, frequency } = list
  const packs = packsOf(list)
  const { layout, pricing } = useContent()
  const words = pricing.comparison

  return (
    <section className={frequency === frequencies.monthly ? 'comparison monthly' : 'comparison'}>
      <h2 id="comparaison">{words.title}</h2>
      <table aria-labelledby="comparaison">
        <thead>
          <tr>
            <th scope="col">{words.pack}</th>
            {packs.map((pack) => (
              <th key={pack.id} scope="col">
                {shortTitle(pack)}
                <InEach>
                  {(currency) => {
                    const price = priceOf(pack, currency, frequency)
                    return `\n${price ? bothTaxes(price) : pricing.noPrice}`
                  }}
                </InEach>
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
      {list.isSite && <TextLink to="/apercus">{layout.trial}</TextLink>}
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
