import { type SiteOffering, serviceWords } from '#content/pages/expertises/service-page.ts'
import { Art, type Drawing } from '../../../ui/art.tsx'
import { StartingPrice } from '../../../ui/starting-price.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

interface SiteOffersProps {
  title: string
  items: readonly SiteOffering[]
  /** A miniature of each, in their order. */
  pictures: readonly Drawing[]
}

const grounds = ['ground-rose', 'ground-soleil', 'ground-ombre']

/** Kinds of sites, each a step further to the right, with its price and its delay (Spec: T-2). */
export function SiteOffers({ title, items, pictures }: SiteOffersProps) {
  return (
    <section className="site-offers">
      <header className="section-intro alone">
        <h2>{title}</h2>
      </header>
      {items.map((item, index) => {
        const picture = pictures[index]
        return (
          <article key={item.title} className={grounds[index % grounds.length]}>
            {picture && <Art of={picture} alt="" />}
            <h3>{item.title}</h3>
            <p>
              <StartingPrice of={item.prices} /> <strong>{item.timeline}</strong> {item.text}
            </p>
            <TextLink
              to={`/tarifs/${item.prices}`}
              aria-label={`${serviceWords.prices} : ${item.title}`}
            >
              {serviceWords.prices}
            </TextLink>
          </article>
        )
      })}
    </section>
  )
}
