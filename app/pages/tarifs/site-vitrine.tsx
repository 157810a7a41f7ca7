import { showcaseDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export const meta = () => pageMeta('/tarifs/site-vitrine')

export default function ShowcasePricingPage() {
  return <PricingPage slug="site-vitrine" doors={showcaseDoors} ground="ground-ombre" />
}
