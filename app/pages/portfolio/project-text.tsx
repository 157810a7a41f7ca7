import { href, Link } from 'react-router'
import { type ProjectText as Text, toldProject } from '#content/collections/projects.ts'
import type { ProjectId } from '#content/entries.ts'
import { projectWords } from '#content/pages/portfolio/portfolio-two.ts'

/** What a project was, in a few facts and a few paragraphs. */
export function ProjectText({ id, facts, parts }: Text & { id: ProjectId }) {
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
      {id === toldProject && (
        <p>
          <Link to={href('/single-portfolio')}>{projectWords.told}</Link>
        </p>
      )}
      <p>
        <Link to={href('/portfolio-two')}>{projectWords.all}</Link>
      </p>
    </>
  )
}
