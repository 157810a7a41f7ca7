import { firstPriceList } from '#content/pages/expertises/service-page.ts'
import type { Expertises } from '#content/pages/expertises.ts'
import { pages } from '#content/pages.ts'
import { services as pictures } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'
import { Link } from '../../ui/link.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'

/** Spec: T-1 */
export function ServiceRoofs({ intro, services }: Pick<Expertises, 'intro' | 'services'>) {
  return (
    <section className="service-roofs">
      <p className="roofs-intro">{intro}</p>
      <ul>
        {services.map(({ slug, text }) => (
          <li key={slug}>
            <Art of={pictures[slug]} alt="" data-picture={slug} />
            <h2>
              <Link to={`/expertises/${slug}`}>{pages[`/expertises/${slug}`].crumb}</Link>
            </h2>
            <p>
              {text} <StartingPrice of={firstPriceList(slug)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
