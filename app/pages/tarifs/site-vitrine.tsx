import { showcaseDoors } from '../../drawn/index.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export default function ShowcasePricingPage() {
  return <PricingPage slug="site-vitrine" doors={showcaseDoors} ground="ground-ombre" />
}
