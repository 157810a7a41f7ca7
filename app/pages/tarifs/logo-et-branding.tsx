import { brandDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export const meta = () => pageMeta('/tarifs/logo-et-branding')

export default function LogoPricingPage() {
  return <PricingPage slug="logo-et-branding" doors={brandDoors} ground="ground-rose" />
}
