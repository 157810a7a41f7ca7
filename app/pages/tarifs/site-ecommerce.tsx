import { shopDoors } from '../../drawn/index.ts'
import { pageMeta } from '../../seo.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export const meta = () => pageMeta('/tarifs/site-ecommerce')

export default function ShopPricingPage() {
  return <PricingPage slug="site-ecommerce" doors={shopDoors} ground="ground-ombre" />
}
