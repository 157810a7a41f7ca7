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
  look: 'beams' | 'staircase' | 'letter-floors' | 'lit-windows'
  ground: string
  numbered?: boolean
  picture?: ReactNode
  lastPicture?: ReactNode
}

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
