import { Link } from 'react-router'
import { type PriceListSlug, priceLists } from '#content/catalogue/packs.ts'
import type { expertises } from '#content/pages/expertises.ts'
import { services as pictures } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'
import { SharedPicture } from '../../ui/shared-picture.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'

/** The six services side by side, like roofs of different heights (Spec: S-21). */
export function ServiceRoofs({ services }: Pick<typeof expertises, 'services'>) {
  return (
    <section className="service-roofs">
      <ul>
        {services.map(({ slug, title, text }) => (
          <li key={slug}>
            <SharedPicture name={slug}>
              <Art of={pictures[slug]} alt="" />
            </SharedPicture>
            <h2>
              <Link to={`/expertises/${slug}`} viewTransition>
                {title}
              </Link>
            </h2>
            <p>
              {text} <StartingPrice of={listOf(slug)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The list where the prices of a service start: the first of three for websites. */
function listOf(service: string): PriceListSlug {
  return priceLists.find((list) => list.service === service)?.slug ?? priceLists[0].slug
}
