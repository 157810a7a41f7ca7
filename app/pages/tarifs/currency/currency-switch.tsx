import { use, useEffect } from 'react'
import { type Currency, currencies } from '#content/catalogue/pricing.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { buildSettings } from '../../../build-settings.ts'
import { BootContext } from '../../../runtime/boot/boot.tsx'
import { chooseCurrency, detectCurrency, useCurrency } from './use-currency.ts'

const choices = Object.keys(currencies) as Currency[]

/**
 * Euros or dinars. The country decides until the visitor does (02, section 4); without JavaScript
 * the switch is absent, and the comparison gives both.
 */
export function CurrencySwitch() {
  const currency = useCurrency()
  const asked = use(BootContext)?.country
  useEffect(() => {
    detectCurrency(asked)
  }, [asked])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and a form
    <p
      className="currency-switch"
      role="group"
      aria-label={pricingWords.currencies.name}
      data-wake={buildSettings.geoEndpoint}
    >
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
