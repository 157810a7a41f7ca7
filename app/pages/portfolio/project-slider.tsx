import { coverOf, toldProject } from '#content/collections/projects.ts'
import { shownOf } from '#content/entries.ts'
import { portfolioCovers } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { drawingOf } from '../../sections/entry.tsx'
import { EntryPicture } from '../../ui/photo.tsx'

export function ProjectSlider() {
  const { caseStudy, projects } = useContent()
  const { title, label, previous, next } = caseStudy.slider
  const others = shownOf(projects.filter(({ id }) => id !== toldProject))

  return (
    <section className="project-slider" data-slider>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must scroll by keyboard */}
      <ul tabIndex={0} aria-label={label}>
        {others.map((project) => (
          <li key={project.id}>
            <EntryPicture
              own={coverOf(project)}
              drawing={drawingOf(portfolioCovers, project.id, 6)}
              shown={720}
            />
            <h3>{project.title}</h3>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" data-js>
          <span className="visually-hidden">{previous}</span>
        </button>
        <button type="button" data-js>
          <span className="visually-hidden">{next}</span>
        </button>
      </p>
    </section>
  )
}
