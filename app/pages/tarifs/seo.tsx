import { seo } from '#content/tarifs/seo.ts'
import { searchDoors } from '../../drawn/index.ts'
import { Comparison } from '../../sections/comparison.tsx'
import { PackCards } from '../../sections/pack-cards.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { PricingIntro } from '../../sections/pricing-intro.tsx'
import { PricingQuestions } from '../../sections/pricing-questions.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/pricing.css'

export const meta = () => pageMeta('/tarifs/seo')

export default function SeoPricingPage() {
  const { banner, packs, rows, frequency, faq } = seo
  return (
    <>
      <PageBanner path="/tarifs/seo" />
      <PricingIntro banner={banner} />
      <PackCards packs={packs} frequency={frequency} doors={searchDoors} />
      <Comparison packs={packs} rows={rows} frequency={frequency} />
      <PricingQuestions faq={faq} ground="ground-vert" />
    </>
  )
}
