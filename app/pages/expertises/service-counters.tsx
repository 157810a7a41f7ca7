import type { ServicePage } from '#content/pages/expertises/service-page.ts'
import { useContent } from '../../render/content.ts'
import { Counter } from '../../sections/counter.tsx'
import { Art, type Drawing } from '../../ui/art.tsx'

interface ServiceCountersProps {
  figures: ServicePage['counters']
  pictures: readonly [Drawing, Drawing, Drawing]
  grounds: readonly [string, string, string]
}

/** Spec: T-3 */
export function ServiceCounters({ figures, pictures, grounds }: ServiceCountersProps) {
  const { shared } = useContent().expertises
  return (
    <>
      <ul className="service-counters">
        {figures.map(({ label, ...figure }, index) => (
          <li key={label} className={grounds[index]}>
            <p>
              <Counter {...figure} />
            </p>
            <p>{label}</p>
            <Art of={pictures[index] ?? pictures[0]} alt="" bare />
          </li>
        ))}
      </ul>
      <p className="figures-note">{shared.figures}</p>
    </>
  )
}
