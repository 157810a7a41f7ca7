import type { PriceList } from '#content/pages/tarifs/price-list.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { Comparison } from './comparison.tsx'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { type Doors, PackCards } from './packs/pack-cards.tsx'
import { PricingQuestions } from './pricing-questions.tsx'

interface PricingPageProps {
  list: PriceList
  doors: Doors
  /** Of the questions. */
  ground: string
}

/** The prices of a service, the same column for all of them (Spec: T-7). */
export function PricingPage({ list, doors, ground }: PricingPageProps) {
  return (
    <>
      <PageBanner path={`/tarifs/${list.slug}`} />
      <PricingIntro banner={list.banner} />
      <PackCards list={list} doors={doors} />
      <Comparison list={list} />
      <PricingQuestions faq={list.faq} ground={ground} />
    </>
  )
}
