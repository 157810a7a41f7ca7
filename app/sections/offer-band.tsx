import { quoteAddress } from '#content/pages/expertises/service-page.ts'
import { ButtonLink } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface OfferBandProps {
  count: number
  title: string
  text: string
  action: string
  see?: string
}

/** Spec: S-2 */
export function OfferBand({ count, title, text, action, see }: OfferBandProps) {
  return (
    <section className="offer-band ground-soleil">
      <span className="offer-three" aria-hidden="true">
        {count}
      </span>
      <div>
        <h2>
          <span className="visually-hidden">{`${count} `}</span>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={quoteAddress('creation-de-site-web')}>{action}</ButtonLink>{' '}
      {see && <TextLink to="/apercus">{see}</TextLink>}
    </section>
  )
}
