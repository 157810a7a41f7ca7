import type { ProjectText as Text } from '#content/collections/projects.ts'
import { useContent } from '../../render/content.ts'
import { Link } from '../../ui/link.tsx'

/** The facts and paragraphs of a real project. */
export function ProjectText({ facts, parts }: Text) {
  const { all } = useContent().portfolioTwo
  return (
    <>
      <dl>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {parts.map(({ title, text }) => [<h3 key={title}>{title}</h3>, <p key={text}>{text}</p>])}
      <p>
        <Link to="/portfolio-two">{all}</Link>
      </p>
    </>
  )
}
