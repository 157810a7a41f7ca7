import { searchDoors } from '../../drawn/index.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export default function SeoPricingPage() {
  return <PricingPage slug="seo" doors={searchDoors} ground="ground-vert" />
}
