import { searchDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export const meta = () => pageMeta('/tarifs/seo')

export default function SeoPricingPage() {
  return <PricingPage slug="seo" doors={searchDoors} ground="ground-vert" />
}
