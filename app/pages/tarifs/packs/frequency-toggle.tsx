import { type Frequency, frequencies } from '#content/catalogue/pricing.ts'
import { useContent } from '../../../render/content.ts'

/**
 * By the year, or by the month when the box is ticked (Spec: T-12). The document has the prices of both,
 * and the style sheet shows those of the box.
 */
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
