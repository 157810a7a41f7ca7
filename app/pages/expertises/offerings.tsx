import type { ReactNode } from 'react'
import {
  priceListsOf,
  type ServicePage,
  type ServiceSlug,
} from '#content/pages/expertises/service-page.ts'
import { useContent } from '../../render/content.ts'
import { Art, type Drawing } from '../../ui/art.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type OfferingsProps = ServicePage['offerings'] & {
  slug: ServiceSlug
  look: 'beams' | 'poster-wall' | 'staircase' | 'letter-floors' | 'lit-windows'
  ground?: string
  numbered?: boolean
  picture?: ReactNode
  /** One for each item. */
  posters?: readonly Drawing[]
  lastPicture?: ReactNode
}

const grounds = ['ground-soleil', 'ground-bleu', 'ground-corail', 'ground-encre']

export function Offerings(props: OfferingsProps) {
  const { title, items, slug, look, ground = '', numbered, picture, posters, lastPicture } = props
  const { shared } = useContent().expertises
  const List = numbered ? 'ol' : 'ul'
  return (
    <section className={`${look} ${ground}`.trimEnd()}>
      <header className="section-intro">
        <h2>{title}</h2>
        {priceListsOf(slug).map((list) => (
          <div key={list.slug}>
            <p>
              <StartingPrice of={list.slug} />
            </p>
            <TextLink to={`/tarifs/${list.slug}`}>{shared.prices}</TextLink>
          </div>
        ))}
      </header>
      {picture}
      <List>
        {items.map((item, index) => {
          const poster = posters?.[index]
          return (
            <li key={item.title} className={posters && grounds[index % grounds.length]}>
              {poster && <Art of={poster} alt="" bare />}
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              {item === items.at(-1) && lastPicture}
            </li>
          )
        })}
      </List>
    </section>
  )
}
