import { siteVitrine } from '#content/pages/tarifs/site-vitrine.ts'
import { showcaseDoors } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Comparison } from './comparison.tsx'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { PackCards } from './packs/pack-cards.tsx'
import { PricingQuestions } from './pricing-questions.tsx'
import './tarifs.css'

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
