import { currencies } from '#content/catalogue/currency.ts'
import { vatNotice } from '#content/pages/tarifs.ts'
import { useContent } from '../../../render/content.ts'
import { currencyNames } from '../../../ui/in-each.tsx'
import { CurrencySwitch } from './currency-switch.tsx'

/** Spec: T-7, L-19 */
export function PricingIntro({ banner }: { banner: string }) {
  const { pricing } = useContent()
  return (
    <div className="pricing-intro">
      <p className="pricing-banner">{banner}</p>
      <div className="pricing-notice">
        {currencyNames.map((currency) => (
          <p key={currency} className={`in-${currency}`}>
            {`${pricing.notice} ${vatNotice(currencies[currency].country)}`}
          </p>
        ))}
        <CurrencySwitch />
        <a className="text-link" href="#comparaison">
          {pricing.compare}
        </a>
      </div>
    </div>
  )
}
