import {
  priceListsOf,
  type ServiceSlug,
  serviceWords,
  startingPrices,
} from '#content/pages/expertises/service-page.ts'
import { TextLink } from '../../../ui/text-link.tsx'

interface OfferingsIntroProps {
  title: string
  slug: ServiceSlug
}

/** Above what a service is made of: where its prices start, and the page that lists them. */
export function OfferingsIntro({ title, slug }: OfferingsIntroProps) {
  const lists = priceListsOf(slug)
  return (
    <header className="section-intro">
      <h2>{title}</h2>
      {lists.map((list) => (
        <div key={list.slug}>
          <p>
            <strong>{startingPrices(list.slug)}</strong>
          </p>
          <TextLink to={`/tarifs/${list.slug}`}>{serviceWords.prices}</TextLink>
        </div>
      ))}
    </header>
  )
}
