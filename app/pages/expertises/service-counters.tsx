import { type ServicePage, serviceWords } from '#content/pages/expertises/service-page.ts'
import { Counter } from '../../sections/counter.tsx'
import { Art, type Drawing } from '../../ui/art.tsx'

interface ServiceCountersProps {
  figures: ServicePage['counters']
  /** The same figures laid in tiles, in their order. */
  pictures: readonly [Drawing, Drawing, Drawing]
  grounds: readonly [string, string, string]
}

/** Figures that can be counted: so many tiles out of a hundred (Spec: T-3). */
export function ServiceCounters({ figures, pictures, grounds }: ServiceCountersProps) {
  return (
    <>
      <ul className="service-counters">
        {figures.map(({ startText, value, endText, duration, description }, index) => (
          <li key={description} className={grounds[index]}>
            <p>
              <Counter prefix={startText} value={value} suffix={endText} duration={duration} />
            </p>
            <p>{description}</p>
            <Art of={pictures[index] ?? pictures[0]} alt="" bare />
          </li>
        ))}
      </ul>
      <p className="figures-note">{serviceWords.figures}</p>
    </>
  )
}
