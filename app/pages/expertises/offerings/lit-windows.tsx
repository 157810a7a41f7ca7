import type { ServicePage } from '#content/pages/expertises/service-page.ts'
import { webmastering } from '../../../drawn/index.ts'
import { Art } from '../../../ui/art.tsx'
import { OfferingsIntro } from './offerings-intro.tsx'

type LitWindowsProps = ServicePage['offerings'] & Pick<ServicePage, 'slug'>

/** A façade at night, one lit window each; the cat is in the last one. */
export function LitWindows({ title, items, slug }: LitWindowsProps) {
  return (
    <section className="lit-windows ground-encre">
      <OfferingsIntro title={title} slug={slug} />
      <ul>
        {items.map((item, index) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {index === items.length - 1 && <Art of={webmastering.cat} alt="" bare />}
          </li>
        ))}
      </ul>
    </section>
  )
}
