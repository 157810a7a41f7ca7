import { seo } from '#content/pages/tarifs/seo.ts'
import { searchDoors } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Comparison } from './comparison.tsx'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { PackCards } from './packs/pack-cards.tsx'
import { PricingQuestions } from './pricing-questions.tsx'
import './tarifs.css'

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
