import { useEffect } from 'react'
import { type Currency, currencies } from '#content/pricing.ts'
import { pricingWords } from '#content/tarifs.ts'
import { chooseCurrency, detectCurrency, useCurrency } from './use-currency.ts'

const choices = Object.keys(currencies) as Currency[]

/**
 * Euros or dinars. The country decides until the visitor does (02, section 4); without JavaScript
 * the switch is absent, and the comparison gives both.
 */
export function CurrencySwitch() {
  const currency = useCurrency()
  useEffect(() => {
    detectCurrency()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and a form
    <p className="currency-switch" role="group" aria-label={pricingWords.currencies.name} data-wake>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          data-js
          aria-pressed={choice === currency}
          onClick={() => chooseCurrency(choice)}
        >
          {pricingWords.currencies[choice]}
        </button>
      ))}
    </p>
  )
}
