import { coverOf, toldProject } from '#content/collections/projects.ts'
import { shownOf } from '#content/entries.ts'
import { cornerCase, portfolioCovers, caseStudy as scene } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { drawingOf } from '../../sections/entry.tsx'
import { Art } from '../../ui/art.tsx'
import { EntryPicture } from '../../ui/photo.tsx'
import portfolioSheet from './portfolio.css?inline'

export const sheets = [portfolioSheet]

export default function CaseStudyPage() {
  return (
    <>
      <PageBanner ground="ground-vert" corner={cornerCase} />
      <CaseStudy />
      <ProjectSlider />
    </>
  )
}

const grounds = ['ground-ombre', 'ground-rose', 'ground-soleil']

/** Spec: S-39 */
function CaseStudy() {
  const { caseStudy, projects } = useContent()
  const { lead, facts, story } = caseStudy
  const project = projects.find(({ id }) => id === toldProject)
  return (
    <section className="case-story">
      <header className="case">
        <Art of={scene} alt="" priority data-picture={toldProject} />
        <h2>{project?.title}</h2>
        <dl>
          {facts.map(({ term, value, lang }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{lead}</p>
      </header>
      <h2 className="visually-hidden">{story.title}</h2>
      <ol>
        {story.steps.map(({ title, text }, index) => (
          <li key={title} className={grounds[index]}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ProjectSlider() {
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
        </button>{' '}
        <button type="button" data-js>
          <span className="visually-hidden">{next}</span>
        </button>
      </p>
    </section>
  )
}
