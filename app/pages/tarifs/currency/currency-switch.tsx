import { useEffect } from 'react'
import { type Currency, currencies } from '#content/catalogue/currency.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { buildSettings } from '../../../build-settings.ts'
import { chosenCurrency } from '../../../runtime/loading/currency.ts'
import { detectCurrency, useCurrency } from '../../../ui/use-currency.ts'

const choices = Object.keys(currencies) as Currency[]

/**
 * Euros or dinars. The country decides until the visitor does (Spec: T-18, T-20); without
 * JavaScript the switch is absent, and the comparison gives both.
 */
export function CurrencySwitch() {
  const currency = useCurrency()
  useEffect(() => {
    detectCurrency()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and a form
    <p
      className="currency-switch"
      role="group"
      aria-label={pricingWords.currencies.name}
      data-hydrate={buildSettings.geoEndpoint}
    >
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          data-js
          aria-pressed={choice === currency}
          onClick={() => chosenCurrency.write(choice)}
        >
          {pricingWords.currencies[choice]}
        </button>
      ))}
    </p>
  )
}
