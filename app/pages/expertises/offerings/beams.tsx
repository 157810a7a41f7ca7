import type { ServicePage } from '#content/pages/expertises/service-page.ts'
import { OfferingsIntro } from './offerings-intro.tsx'

type BeamsProps = ServicePage['offerings'] & Pick<ServicePage, 'slug'>

/** Rows that each reach one tile further, like the light of the lighthouse above them. */
export function Beams({ title, items, slug }: BeamsProps) {
  return (
    <section className="beams ground-encre">
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
