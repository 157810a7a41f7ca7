import { type Frequency, frequencies } from '#content/catalogue/pricing.ts'
import { pricingWords } from '#content/pages/tarifs.ts'

interface FrequencyToggleProps {
  frequency: Frequency
  onChange(frequency: Frequency): void
}

/** By the year, or by the month when the box is ticked (Spec: T-12). */
export function FrequencyToggle({ frequency, onChange }: FrequencyToggleProps) {
  const { annual, monthly } = frequencies
  return (
    <p className="frequency-toggle">
      <span aria-hidden="true">{pricingWords.frequencies[annual]}</span>
      <label>
        <input
          type="checkbox"
          data-js
          checked={frequency === monthly}
          onChange={({ target }) => onChange(target.checked ? monthly : annual)}
        />
        {pricingWords.frequencies[monthly]}
      </label>
    </p>
  )
}
