import { uiuxDesign } from '#content/pages/tarifs/uiux-design.ts'
import { interfaceDoors } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Comparison } from './comparison.tsx'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { PackCards } from './packs/pack-cards.tsx'
import { PricingQuestions } from './pricing-questions.tsx'
import './tarifs.css'

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
