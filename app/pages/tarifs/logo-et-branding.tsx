import { brandDoors } from '../../drawn/index.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export default function LogoPricingPage() {
  return <PricingPage slug="logo-et-branding" doors={brandDoors} ground="ground-rose" />
}
