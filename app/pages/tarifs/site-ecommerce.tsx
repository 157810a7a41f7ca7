import { siteEcommerce } from '#content/pages/tarifs/site-ecommerce.ts'
import { shopDoors } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Comparison } from './comparison.tsx'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { PackCards } from './packs/pack-cards.tsx'
import { PricingQuestions } from './pricing-questions.tsx'
import './tarifs.css'

export const meta = () => pageMeta('/tarifs/site-ecommerce')

export default function ShopPricingPage() {
  const { banner, packs, rows, frequency, faq } = siteEcommerce
  return (
    <>
      <PageBanner path="/tarifs/site-ecommerce" />
      <PricingIntro banner={banner} />
      <PackCards packs={packs} frequency={frequency} doors={shopDoors} />
      <Comparison packs={packs} rows={rows} frequency={frequency} />
      <PricingQuestions faq={faq} ground="ground-ombre" />
    </>
  )
}
