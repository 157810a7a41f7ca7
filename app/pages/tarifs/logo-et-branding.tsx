import { logoEtBranding } from '#content/tarifs/logo-et-branding.ts'
import { brandDoors } from '../../drawn/index.ts'
import { Comparison } from '../../sections/comparison.tsx'
import { PackCards } from '../../sections/pack-cards.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { PricingIntro } from '../../sections/pricing-intro.tsx'
import { PricingQuestions } from '../../sections/pricing-questions.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/pricing.css'

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
