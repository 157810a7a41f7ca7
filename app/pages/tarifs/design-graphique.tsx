import { graphicDoors } from '../../drawn/index.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export default function GraphicDesignPricingPage() {
  return <PricingPage slug="design-graphique" doors={graphicDoors} ground="ground-rose" />
}
