import type { PriceListSlug } from '#content/catalogue/packs.ts'
import { priceList } from '#content/pages/tarifs/price-list.ts'
import {
  brandDoors,
  graphicDoors,
  interfaceDoors,
  platformDoors,
  searchDoors,
  shopDoors,
  showcaseDoors,
  webmasteringDoors,
} from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { usePlace } from '../../render/place.ts'
import { Questions } from '../../sections/questions.tsx'
import { Comparison } from './comparison.tsx'
import { PackCards } from './packs/pack-cards.tsx'
import tarifsSheet from './tarifs.css?inline'

export const sheets = [tarifsSheet]

/** Drawings of each page, and the colour of its questions. */
const looks = {
  'site-vitrine': { doors: showcaseDoors, ground: 'ground-ombre' },
  'site-ecommerce': { doors: shopDoors, ground: 'ground-ombre' },
  'site-platforme': { doors: platformDoors, ground: 'ground-ombre' },
  seo: { doors: searchDoors, ground: 'ground-vert' },
  webmastering: { doors: webmasteringDoors, ground: 'ground-vert' },
  'design-graphique': { doors: graphicDoors, ground: 'ground-rose' },
  'logo-et-branding': { doors: brandDoors, ground: 'ground-rose' },
  'uiux-design': { doors: interfaceDoors, ground: 'ground-rose' },
} satisfies Record<PriceListSlug, unknown>

/** Spec: T-7 */
export default function PricingPage() {
  const content = useContent()
  const slug = usePlace().path.replace('/tarifs/', '') as PriceListSlug
  const list = priceList(content, slug)
  const { doors, ground } = looks[slug]
  return (
    <>
      <PageBanner ground="ground-soleil" corner={doors.corner} />
      <PackCards list={list} doors={doors} />
      <Comparison list={list} />
      <Questions
        {...content.pricing.questions}
        items={list.questions}
        name="faq"
        to="/contactez-nous"
        ground={ground}
      />
    </>
  )
}
