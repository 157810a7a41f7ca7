import type { CounterFigure } from '#content/pages/accueil.ts'
import { Counter } from '../../sections/counter.tsx'

const grounds = ['ground-ombre', 'ground-soleil', 'ground-vert']

/** Spec: S-25 */
export function Counters({ figures }: { figures: readonly CounterFigure[] }) {
  return (
    <dl className="counters">
      {figures.map(({ value, suffix, label }, index) => (
        <div key={label} className={grounds[index % grounds.length]}>
          <dt>{label}</dt>
          <dd>
            <Counter value={value} suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
