import { interfaceDoors } from '../../drawn/index.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export default function UiUxPricingPage() {
  return <PricingPage slug="uiux-design" doors={interfaceDoors} ground="ground-rose" />
}
