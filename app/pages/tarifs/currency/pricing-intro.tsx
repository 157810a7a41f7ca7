import { currencies } from '#content/catalogue/currency.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { useCurrency } from '../../../ui/use-currency.ts'
import { CurrencySwitch } from './currency-switch.tsx'

/** The highlighted sentence, and what the prices cover (Spec: T-7, L-19). */
export function PricingIntro({ banner }: { banner: string }) {
  const { country } = currencies[useCurrency()]
  return (
    <div className="pricing-intro">
      <p className="pricing-banner">{banner}</p>
      <div className="pricing-notice">
        <p>{`${pricingWords.notice} ${pricingWords.vat(country)}`}</p>
        <CurrencySwitch />
        <a className="text-link" href="#comparaison">
          {pricingWords.compare}
        </a>
      </div>
    </div>
  )
}
