import { webmasteringDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export const meta = () => pageMeta('/tarifs/webmastering')

export default function WebmasteringPricingPage() {
  return <PricingPage slug="webmastering" doors={webmasteringDoors} ground="ground-vert" />
}
