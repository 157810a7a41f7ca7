import { webmasteringDoors } from '../../drawn/index.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export default function WebmasteringPricingPage() {
  return <PricingPage slug="webmastering" doors={webmasteringDoors} ground="ground-vert" />
}
