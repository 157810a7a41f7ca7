import { currencies, defaultCurrency } from '#content/catalogue/currency.ts'
import { buildSettings } from '../../../build-settings.ts'
import { useContent } from '../../../render/content.ts'
import { currencyNames } from '../../../ui/in-each.tsx'

/**
 * Euros or dinars. The country decides until the visitor does (Spec: T-18, T-20); without
 * JavaScript the switch is absent, and the comparison gives both. app/browser/currency.ts turns it.
 */
export function CurrencySwitch() {
  const words = useContent().pricing.currencies
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and a form
    <p
      className="currency-switch"
      role="group"
      aria-label={words.name}
      data-question={buildSettings.geoEndpoint || undefined}
    >
      {currencyNames.map((currency) => (
        <button
          key={currency}
          type="button"
          data-js
          value={currency}
          data-country={currencies[currency].country}
          aria-pressed={currency === defaultCurrency}
        >
          {words[currency]}
        </button>
      ))}
    </p>
  )
}
