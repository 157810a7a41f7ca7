import { designGraphique } from '#content/tarifs/design-graphique.ts'
import { graphicDoors } from '../../drawn/index.ts'
import { Comparison } from '../../sections/comparison.tsx'
import { PackCards } from '../../sections/pack-cards.tsx'
import { PageBanner } from '../../sections/page-banner.tsx'
import { PricingIntro } from '../../sections/pricing-intro.tsx'
import { PricingQuestions } from '../../sections/pricing-questions.tsx'
import { pageMeta } from '../../seo.ts'
import '../../styles/pricing.css'

export const meta = () => pageMeta('/tarifs/design-graphique')

export default function GraphicDesignPricingPage() {
  const { banner, packs, rows, frequency, faq } = designGraphique
  return (
    <>
      <PageBanner path="/tarifs/design-graphique" />
      <PricingIntro banner={banner} />
      <PackCards packs={packs} frequency={frequency} doors={graphicDoors} />
      <Comparison packs={packs} rows={rows} frequency={frequency} />
      <PricingQuestions faq={faq} ground="ground-rose" />
    </>
  )
}
