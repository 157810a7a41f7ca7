import { designGraphique } from '#content/pages/tarifs/design-graphique.ts'
import { graphicDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export const meta = () => pageMeta('/tarifs/design-graphique')

export default function GraphicDesignPricingPage() {
  return <PricingPage list={designGraphique} doors={graphicDoors} ground="ground-rose" />
}
