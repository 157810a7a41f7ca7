import { currencies } from '#content/catalogue/currency.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { currencyNames } from '../../../ui/in-each.tsx'
import { CurrencySwitch } from './currency-switch.tsx'

/** The highlighted sentence, and what the prices cover (Spec: T-7, L-19). */
export function PricingIntro({ banner }: { banner: string }) {
  return (
    <div className="pricing-intro">
      <p className="pricing-banner">{banner}</p>
      <div className="pricing-notice">
        {currencyNames.map((currency) => (
          <p key={currency} className={`in-${currency}`}>
            {`${pricingWords.notice} ${pricingWords.vat(currencies[currency].country)}`}
          </p>
        ))}
        <CurrencySwitch />
        <a className="text-link" href="#comparaison">
          {pricingWords.compare}
        </a>
      </div>
    </div>
  )
}
