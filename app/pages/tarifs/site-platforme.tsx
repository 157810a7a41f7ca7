import { sitePlatforme } from '#content/tarifs/site-platforme.ts'
import { platformDoors } from '../../drawn/index.ts'
import { Comparison } from '../../sections/comparison.tsx'
import { PackCards } from '../../sections/pack-cards.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { PricingIntro } from '../../sections/pricing-intro.tsx'
import { PricingQuestions } from '../../sections/pricing-questions.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/pricing.css'

export const meta = () => pageMeta('/tarifs/site-platforme')

export default function PlatformPricingPage() {
  const { banner, packs, rows, frequency, faq } = sitePlatforme
  return (
    <>
      <PageBanner path="/tarifs/site-platforme" />
      <PricingIntro banner={banner} />
      <PackCards packs={packs} frequency={frequency} doors={platformDoors} />
      <Comparison packs={packs} rows={rows} frequency={frequency} />
      <PricingQuestions faq={faq} ground="ground-ombre" />
    </>
  )
}
