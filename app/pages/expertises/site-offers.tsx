import {
  firstPriceList,
  priceListsOf,
  type ServicePage,
  type ServiceSlug,
} from '#content/pages/expertises/service-page.ts'
import { useContent } from '../../render/content.ts'
import { Art, type Drawing } from '../../ui/art.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type SiteOffersProps = ServicePage['offerings'] & {
  slug: ServiceSlug
  pictures: readonly Drawing[]
}

const grounds = ['ground-rose', 'ground-soleil', 'ground-ombre']

/** Spec: T-2 */
export function SiteOffers({ title, items, slug, pictures }: SiteOffersProps) {
  const { shared } = useContent().expertises
  const lists = priceListsOf(slug)
  return (
    <section className="site-offers">
      <header className="section-intro alone">
        <h2>{title}</h2>
      </header>
      {items.map((item, index) => {
        const picture = pictures[index]
        const prices = lists[index]?.slug ?? firstPriceList(slug)
        return (
          <article key={item.title} className={grounds[index % grounds.length]}>
            {picture && <Art of={picture} alt="" />}
            <h3>{item.title}</h3>
            <p>
              <StartingPrice of={prices} /> <strong>{item.timeline}</strong> {item.text}
            </p>
            <TextLink to={`/tarifs/${prices}`} aria-label={`${shared.prices} : ${item.title}`}>
              {shared.prices}
            </TextLink>
          </article>
        )
      })}
    </section>
  )
}
