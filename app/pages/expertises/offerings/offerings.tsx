import type { ReactNode } from 'react'
import {
  priceListsOf,
  type ServicePage,
  type ServiceSlug,
} from '#content/pages/expertises/service-page.ts'
import { useContent } from '../../../render/content.ts'
import { StartingPrice } from '../../../ui/starting-price.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

type OfferingsProps = ServicePage['offerings'] & {
  slug: ServiceSlug
  /** Its class, which draws all of it (service.css). */
  look: 'beams' | 'staircase' | 'letter-floors' | 'lit-windows'
  ground: string
  /** Whether each has its number. */
  numbered?: boolean
  /** Before the list. */
  picture?: ReactNode
  /** In the last of them. */
  lastPicture?: ReactNode
}

/**
 * What a service is made of, in a look of its own: beams that each reach one tile further, steps of
 * one staircase, floors beside a tall letter, lit windows of a façade.
 */
export function Offerings({
  title,
  items,
  slug,
  look,
  ground,
  numbered,
  picture,
  lastPicture,
}: OfferingsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <section className={`${look} ${ground}`}>
      <OfferingsIntro title={title} slug={slug} />
      {picture}
      <List>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {item === items.at(-1) && lastPicture}
          </li>
        ))}
      </List>
    </section>
  )
}

interface OfferingsIntroProps {
  title: string
  slug: ServiceSlug
}

/** Above what a service is made of: where its prices start, and the page that lists them. */
export function OfferingsIntro({ title, slug }: OfferingsIntroProps) {
  const { shared } = useContent().expertises
  const lists = priceListsOf(slug)
  return (
    <header className="section-intro">
      <h2>{title}</h2>
      {lists.map((list) => (
        <div key={list.slug}>
          <p>
            <StartingPrice of={list.slug} />
          </p>
          <TextLink to={`/tarifs/${list.slug}`}>{shared.prices}</TextLink>
        </div>
      ))}
    </header>
  )
}
