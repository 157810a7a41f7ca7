import { freeOffers } from '#content/catalogue/offers.ts'
import type { Expertises } from '#content/pages/expertises.ts'
import { pages } from '#content/pages.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** Spec: T-1 */
export function StartingPoints({ title, text, giftLabel, points }: Expertises['start']) {
  return (
    <section className="starting-points ground-soleil">
      <div className="section-intro">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {points.map(({ situation, service, text }) => (
          <li key={service}>
            <h3>{situation}</h3>
            <p>{text}</p>
            <p>
              {giftLabel} <strong>{freeOffers[service]}</strong>
            </p>
            <TextLink to={`/expertises/${service}`}>
              {pages[`/expertises/${service}`].crumb}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
