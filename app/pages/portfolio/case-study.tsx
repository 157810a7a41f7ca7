import { toldProject } from '#content/collections/projects.ts'
import { caseStudy as scene } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { Art } from '../../ui/art.tsx'

const grounds = ['ground-ombre', 'ground-rose', 'ground-soleil']

/** Spec: S-39 */
export function CaseStudy() {
  const { caseStudy, projects } = useContent()
  const { lead, facts, story } = caseStudy
  const project = projects.find(({ id }) => id === toldProject)
  return (
    <>
      <section className="case">
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
      </section>
      <section className="case-story">
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
    </>
  )
}
