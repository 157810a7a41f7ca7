import { currencies, defaultCurrency } from '#content/catalogue/currency.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { buildSettings } from '../../../build-settings.ts'
import { currencyNames } from '../../../ui/in-each.tsx'

/**
 * Euros or dinars. The country decides until the visitor does (Spec: T-18, T-20); without
 * JavaScript the switch is absent, and the comparison gives both. app/browser/currency.ts turns it.
 */
export function CurrencySwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and a form
    <p
      className="currency-switch"
      role="group"
      aria-label={pricingWords.currencies.name}
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
          {pricingWords.currencies[currency]}
        </button>
      ))}
    </p>
  )
}
