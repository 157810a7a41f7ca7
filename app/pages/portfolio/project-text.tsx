import type { RealProject } from '#content/collections/projects.ts'
import { useContent } from '../../render/content.ts'
import { Link } from '../../ui/link.tsx'

export function ProjectText({ trade, place, work, need, making, change }: RealProject) {
  const { all } = useContent().portfolioTwo
  const facts = { Métier: trade, Lieu: place, Travail: work }
  const parts = { 'Le besoin': need, 'Le travail': making, 'Ce qui change': change }
  return (
    <>
      <dl>
        {Object.entries(facts).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(parts).map(([title, text]) => [
        <h3 key={title}>{title}</h3>,
        <p key={text}>{text}</p>,
      ])}
      <p>
        <Link to="/portfolio-two">{all}</Link>
      </p>
    </>
  )
}
