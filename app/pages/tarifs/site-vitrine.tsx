import { siteVitrine } from '#content/tarifs/site-vitrine.ts'
import { showcaseDoors } from '../../drawn/index.ts'
import { Comparison } from '../../sections/comparison.tsx'
import { PackCards } from '../../sections/pack-cards.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { PricingIntro } from '../../sections/pricing-intro.tsx'
import { PricingQuestions } from '../../sections/pricing-questions.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/pricing.css'

export const meta = () => pageMeta('/tarifs/site-vitrine')

export default function ShowcasePricingPage() {
  const { banner, packs, rows, frequency, faq } = siteVitrine
  return (
    <>
      <PageBanner path="/tarifs/site-vitrine" />
      <PricingIntro banner={banner} />
      <PackCards packs={packs} frequency={frequency} doors={showcaseDoors} />
      <Comparison packs={packs} rows={rows} frequency={frequency} />
      <PricingQuestions faq={faq} ground="ground-ombre" />
    </>
  )
}
