import type { PriceListSlug } from '#content/catalogue/packs.ts'
import { priceList } from '#content/pages/tarifs/price-list.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { Comparison } from './comparison.tsx'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { type Doors, PackCards } from './packs/pack-cards.tsx'
import { PricingQuestions } from './pricing-questions.tsx'

interface PricingPageProps {
  slug: PriceListSlug
  doors: Doors
  ground: string
}

/** Spec: T-7 */
export function PricingPage({ slug, doors, ground }: PricingPageProps) {
  const list = priceList(useContent(), slug)
  return (
    <>
      <PageBanner path={`/tarifs/${slug}`} />
      <PricingIntro banner={list.banner} />
      <PackCards list={list} doors={doors} />
      <Comparison list={list} />
      <PricingQuestions questions={list.questions} ground={ground} />
    </>
  )
}
