import { type Frequency, frequencies } from '#content/catalogue/pricing.ts'
import { useContent } from '../../../render/content.ts'

/** The style sheet shows the prices of the chosen frequency (Spec: T-12). */
export function FrequencyToggle({ frequency }: { frequency: Frequency }) {
  const words = useContent().pricing.frequencies
  return (
    <p className="frequency-toggle">
      <span aria-hidden="true">{words.annual}</span>
      <label>
        <input type="checkbox" defaultChecked={frequency === frequencies.monthly} />
        {words.monthly}
      </label>
    </p>
  )
}
