import { uiuxDesign } from '#content/tarifs/uiux-design.ts'
import { interfaceDoors } from '../../drawn/index.ts'
import { Comparison } from '../../sections/comparison.tsx'
import { PackCards } from '../../sections/pack-cards.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { PricingIntro } from '../../sections/pricing-intro.tsx'
import { PricingQuestions } from '../../sections/pricing-questions.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/pricing.css'

export const meta = () => pageMeta('/tarifs/uiux-design')

export default function UiUxPricingPage() {
  const { banner, packs, rows, frequency, faq } = uiuxDesign
  return (
    <>
      <PageBanner path="/tarifs/uiux-design" />
      <PricingIntro banner={banner} />
      <PackCards packs={packs} frequency={frequency} doors={interfaceDoors} />
      <Comparison packs={packs} rows={rows} frequency={frequency} />
      <PricingQuestions faq={faq} ground="ground-rose" />
    </>
  )
}
