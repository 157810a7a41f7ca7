import { sitePlatforme } from '#content/pages/tarifs/site-platforme.ts'
import { platformDoors } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Comparison } from './comparison.tsx'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { PackCards } from './packs/pack-cards.tsx'
import { PricingQuestions } from './pricing-questions.tsx'
import './tarifs.css'

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
