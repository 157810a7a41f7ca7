import { logoEtBranding } from '#content/pages/tarifs/logo-et-branding.ts'
import { brandDoors } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Comparison } from './comparison.tsx'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { PackCards } from './packs/pack-cards.tsx'
import { PricingQuestions } from './pricing-questions.tsx'
import './tarifs.css'

export const meta = () => pageMeta('/tarifs/logo-et-branding')

export default function LogoPricingPage() {
  const { banner, packs, rows, frequency, faq } = logoEtBranding
  return (
    <>
      <PageBanner path="/tarifs/logo-et-branding" />
      <PricingIntro banner={banner} />
      <PackCards packs={packs} frequency={frequency} doors={brandDoors} />
      <Comparison packs={packs} rows={rows} frequency={frequency} />
      <PricingQuestions faq={faq} ground="ground-rose" />
    </>
  )
}
