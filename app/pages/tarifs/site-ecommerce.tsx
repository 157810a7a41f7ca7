import { siteEcommerce } from '#content/tarifs/site-ecommerce.ts'
import { shopDoors } from '../../drawn/index.ts'
import { Comparison } from '../../sections/comparison.tsx'
import { PackCards } from '../../sections/pack-cards.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { PricingIntro } from '../../sections/pricing-intro.tsx'
import { PricingQuestions } from '../../sections/pricing-questions.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/pricing.css'

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
