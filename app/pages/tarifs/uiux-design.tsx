import { uiuxDesign } from '#content/pages/tarifs/uiux-design.ts'
import { interfaceDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import './tarifs.css'

export const meta = () => pageMeta('/tarifs/uiux-design')

export default function UiUxPricingPage() {
  return <PricingPage list={uiuxDesign} doors={interfaceDoors} ground="ground-rose" />
}
