import { currencies, defaultCurrency } from '#content/catalogue/currency.ts'
import { buildSettings } from '../../../build-settings.ts'
import { useContent } from '../../../render/content.ts'
import { currencyNames } from '../../../ui/in-each.tsx'

/**
 * Hidden without JavaScript; the comparison then shows both currencies (Spec: T-18, T-20). app/browser/currency.ts
 * handles the buttons.
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
