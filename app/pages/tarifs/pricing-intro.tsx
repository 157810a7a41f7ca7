import { currencies, defaultCurrency } from '#content/catalogue/currency.ts'
import { vatNotice } from '#content/pages/tarifs.ts'
import { buildSettings } from '../../build-settings.ts'
import { useContent } from '../../render/content.ts'
import { apart } from '../../ui/apart.ts'
import { currencyNames } from '../../ui/in-each.tsx'

/**
 * The buttons of currencies, which app/browser/currency.ts handles, are hidden without JavaScript; the comparison then
 * shows both currencies.
 * Spec: T-7, T-18, T-20, L-19
 */
export function PricingIntro({ banner }: { banner: string }) {
  const { compare, currencies: words, notice } = useContent().pricing
  return (
    <div className="pricing-intro">
      <h2>{banner}</h2>
      <div className="pricing-notice">
        <p>{`${notice} ${vatNotice} ${words.forWhom}`}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and a form */}
        <p
          className="currency-switch"
          role="group"
          aria-label={words.name}
          data-question={buildSettings.geoEndpoint || undefined}
        >
          {apart(
            currencyNames.map((currency) => (
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
            )),
          )}
        </p>
        <a className="text-link" href="#comparaison">
          {compare}
        </a>
      </div>
    </div>
  )
}
