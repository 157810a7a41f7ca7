import { coverOf, realProjects } from '#content/collections/projects.ts'
import { cornerCase, portfolioCovers } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { drawingOf, useEntry } from '../../sections/entry.tsx'
import { Link } from '../../ui/link.tsx'
import { EntryPicture } from '../../ui/photo.tsx'
import portfolioSheet from './portfolio.css?inline'

export const sheets = [portfolioSheet]

/** Spec: S-50 */
export default function ProjectPage() {
  const { portfolioTwo, projects } = useContent()
  const project = useEntry(realProjects(projects))
  const { trade, place, work, need, making, change } = project
  const facts = { Métier: trade, Lieu: place, Travail: work }
  const parts = { 'Le besoin': need, 'Le travail': making, 'Ce qui change': change }
  return (
    <>
      <PageBanner ground="ground-vert" corner={cornerCase} />
      <section className="project">
        <EntryPicture
          own={coverOf(project)}
          drawing={drawingOf(portfolioCovers, project.id, 6)}
          shown={960}
          priority
          data-picture={project.id}
        />
        <div>
          <h2>{project.lead}</h2>
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
            <Link to="/portfolio-two">{portfolioTwo.all}</Link>
          </p>
        </div>
      </section>
    </>
  )
}
