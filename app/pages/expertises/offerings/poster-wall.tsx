import type { ServicePage, ServiceSlug } from '#content/pages/expertises/service-page.ts'
import { Art, type Drawing } from '../../../ui/art.tsx'
import { OfferingsIntro } from './offerings.tsx'

type PosterWallProps = ServicePage['offerings'] & {
  slug: ServiceSlug
  pictures: readonly Drawing[]
}

const grounds = ['ground-soleil', 'ground-bleu', 'ground-corail', 'ground-encre']

export function PosterWall({ title, items, slug, pictures }: PosterWallProps) {
  return (
    <section className="poster-wall">
      <OfferingsIntro title={title} slug={slug} />
      <ul>
        {items.map((item, index) => {
          const picture = pictures[index]
          return (
            <li key={item.title} className={grounds[index % grounds.length]}>
              {picture && <Art of={picture} alt="" bare />}
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
