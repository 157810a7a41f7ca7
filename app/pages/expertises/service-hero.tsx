import {
  priceListsOf,
  quoteAddress,
  type ServicePage,
  type ServiceSlug,
} from '#content/pages/expertises/service-page.ts'
import { Art, type Drawing } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type ServiceHeroProps = ServicePage['hero'] & {
  slug: ServiceSlug
  picture: Drawing
  ground?: string
  pictureFirst?: boolean
}

/** Spec: T-2 */
export function ServiceHero(props: ServiceHeroProps) {
  const { title, lead, action, see, slug, picture, ground = '', pictureFirst } = props
  const [first] = priceListsOf(slug)
  return (
    <section className={`service-hero ${pictureFirst ? 'picture-first' : ''} ${ground}`}>
      <div>
        <h2>{title}</h2>
        <p>
          {lead} {first && <StartingPrice of={first.slug} />}
        </p>
        <ButtonLink to={quoteAddress(slug)}>{action}</ButtonLink>{' '}
        {see && <TextLink to="/apercus">{see}</TextLink>}
      </div>
      <Art of={picture} alt="" priority data-picture={slug} />
    </section>
  )
}
