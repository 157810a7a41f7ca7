import { interfaceDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export const meta = () => pageMeta('/tarifs/uiux-design')

export default function UiUxPricingPage() {
  return <PricingPage slug="uiux-design" doors={interfaceDoors} ground="ground-rose" />
}
