import { ButtonLink } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface OfferBandProps {
  /** Drawn as tall as the band; the title goes on from it. */
  count: number
  title: string
  text: string
  action: string
  /** Leads to the previews drawn on the spot, when given. */
  see?: string
}

/** What is offered before any commitment, with a button to the quote page (Spec: S-2). */
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
      <ButtonLink to="/devis">{action}</ButtonLink>
      {see && <TextLink to="/apercus">{see}</TextLink>}
    </section>
  )
}
