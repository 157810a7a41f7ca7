import type { ServicePage } from '#content/pages/expertises/service-page.ts'
import { useContent } from '../../render/content.ts'

interface ReasonsProps {
  reasons: ServicePage['reasons']
  ground: string
}

/** Spec: T-2 */
export function Reasons({ reasons, ground }: ReasonsProps) {
  const { shared } = useContent().expertises
  return (
    <section className={`reasons ${ground}`}>
      <h2>{shared.reasons}</h2>
      <ul>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
