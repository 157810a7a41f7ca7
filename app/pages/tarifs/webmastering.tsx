import { webmastering } from '#content/pages/tarifs/webmastering.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { webmasteringDoors } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { lazyPart } from './lazy-part.tsx'
import './tarifs.css'

// The only page whose parts come one by one (Spec: T-17).
const loading = (
  <p className="pricing-loading" role="status">
    {pricingWords.loading}
  </p>
)
const PackCards = lazyPart(
  () => import('./packs/pack-cards.tsx').then((module) => module.PackCards),
  loading,
)
const Comparison = lazyPart(
  () => import('./comparison.tsx').then((module) => module.Comparison),
  loading,
)
const PricingQuestions = lazyPart(
  () => import('./pricing-questions.tsx').then((module) => module.PricingQuestions),
  loading,
)

export const meta = () => pageMeta('/tarifs/webmastering')

export default function WebmasteringPricingPage() {
  return (
    <>
      <PageBanner path="/tarifs/webmastering" />
      <PricingIntro banner={webmastering.banner} />
      <PackCards list={webmastering} doors={webmasteringDoors} />
      <Comparison list={webmastering} />
      <PricingQuestions faq={webmastering.faq} ground="ground-vert" />
    </>
  )
}
