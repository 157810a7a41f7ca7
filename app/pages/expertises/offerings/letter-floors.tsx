import type { ServicePage } from '#content/pages/expertises/service-page.ts'
import { brand } from '../../../drawn/index.ts'
import { Art } from '../../../ui/art.tsx'
import { OfferingsIntro } from './offerings-intro.tsx'

type LetterFloorsProps = ServicePage['offerings'] & Pick<ServicePage, 'slug'>

/** Three floors beside a letter as tall as they are, whose tiles change at each row. */
export function LetterFloors({ title, items, slug }: LetterFloorsProps) {
  return (
    <section className="letter-floors ground-rose">
      <OfferingsIntro title={title} slug={slug} />
      <Art of={brand.letterCarpet} alt="" />
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
