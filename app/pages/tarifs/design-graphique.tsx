import { graphicDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export const meta = () => pageMeta('/tarifs/design-graphique')

export default function GraphicDesignPricingPage() {
  return <PricingPage slug="design-graphique" doors={graphicDoors} ground="ground-rose" />
}
