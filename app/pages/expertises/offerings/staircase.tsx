import type { ServicePage } from '#content/pages/expertises/service-page.ts'
import { OfferingsIntro } from './offerings-intro.tsx'

type StaircaseProps = ServicePage['offerings'] & Pick<ServicePage, 'slug'>

/** One step each, on a single staircase. */
export function Staircase({ title, items, slug }: StaircaseProps) {
  return (
    <section className="staircase ground-vert">
      <OfferingsIntro title={title} slug={slug} />
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
