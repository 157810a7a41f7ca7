import { offerTitle } from '#content/catalogue/offers.ts'
import {
  quoteAddress,
  type ServicePage,
  type ServiceSlug,
} from '#content/pages/expertises/service-page.ts'
import { Art, type Drawing } from '../ui/art.tsx'
import { ButtonLink } from '../ui/button.tsx'

type FreeOfferProps = ServicePage['offer'] & {
  title?: string
  slug: ServiceSlug
  ground: string
  pictures: readonly [Drawing] | readonly [Drawing, Drawing, Drawing]
}

/** Spec: T-4 */
export function FreeOffer(props: FreeOfferProps) {
  const { slug, title = offerTitle(slug), text, action, ground, pictures } = props
  return (
    <section className={`free-offer ${ground}`}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink to={quoteAddress(slug)}>{action}</ButtonLink>
      </div>
      <div className={pictures.length > 1 ? 'gift-trio' : 'gift'}>
        {pictures.map((picture) => (
          <Art key={picture.src} of={picture} alt="" />
        ))}
      </div>
    </section>
  )
}
