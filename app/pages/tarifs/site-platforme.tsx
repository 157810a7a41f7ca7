import { platformDoors } from '../../drawn/index.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export default function PlatformPricingPage() {
  return <PricingPage slug="site-platforme" doors={platformDoors} ground="ground-ombre" />
}
