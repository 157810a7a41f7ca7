import { shopDoors } from '../../drawn/index.ts'
import { PricingPage } from './pricing-page.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

export default function ShopPricingPage() {
  return <PricingPage slug="site-ecommerce" doors={shopDoors} ground="ground-ombre" />
}
