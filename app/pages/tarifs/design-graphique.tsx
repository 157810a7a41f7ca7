import { designGraphique } from '#content/pages/tarifs/design-graphique.ts'
import { graphicDoors } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { Comparison } from './comparison.tsx'
import { PricingIntro } from './currency/pricing-intro.tsx'
import { PackCards } from './packs/pack-cards.tsx'
import { PricingQuestions } from './pricing-questions.tsx'
import './tarifs.css'

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
