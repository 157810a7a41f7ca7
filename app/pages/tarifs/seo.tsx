import { seo } from '#content/pages/tarifs/seo.ts'
import { searchDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import './tarifs.css'

export const meta = () => pageMeta('/tarifs/seo')

export default function SeoPricingPage() {
  return <PricingPage list={seo} doors={searchDoors} ground="ground-vert" />
}
