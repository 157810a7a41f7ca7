import { type Frequency, frequencies } from '#content/catalogue/pricing.ts'
import { pricingWords } from '#content/pages/tarifs.ts'

/**
 * By the year, or by the month when the box is ticked (Spec: T-12). The document has the prices of both,
 * and the style sheet shows those of the box.
 */
export function FrequencyToggle({ frequency }: { frequency: Frequency }) {
  const { annual, monthly } = frequencies
  return (
    <p className="frequency-toggle">
      <span aria-hidden="true">{pricingWords.frequencies[annual]}</span>
      <label>
        <input type="checkbox" defaultChecked={frequency === monthly} />
        {pricingWords.frequencies[monthly]}
      </label>
    </p>
  )
}
