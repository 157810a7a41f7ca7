import { coverOf, type Project, projectPath } from '#content/collections/projects.ts'
import { sampleMark } from '#content/entries.ts'
import { portfolioCovers } from '../../drawn/index.ts'
import { drawingOf } from '../../sections/entry.tsx'
import { Link } from '../../ui/link.tsx'
import { EntryPicture } from '../../ui/photo.tsx'

const grounds = ['ground-ombre', 'ground-soleil', 'ground-rose']

/** Spec: S-38 */
export function ProjectColumn({ projects }: { projects: readonly Project[] }) {
  return (
    <section className="project-column">
      {projects.map((project, index) => (
        <ProjectCard
          key={project.id}
          project={project}
          mark={markOf(project, projects)}
          priority={index === 0}
          ground={grounds[index % grounds.length]}
        />
      ))}
    </section>
  )
}

export function ProjectWalls({ projects }: { projects: readonly Project[] }) {
  return (
    <section className="project-walls">
      {[0, 1].map((wall) => (
        <div key={wall}>
          {projects
            .filter((_, index) => index % 2 === wall)
            .map((project, index) => (
              <ProjectCard
                key={project.id}
                project={project}
                mark={markOf(project, projects)}
                priority={index === 0}
              />
            ))}
        </div>
      ))}
    </section>
  )
}

/** Marks a sample only beside real projects, because a page of samples alone has a note. */
function markOf({ sample }: Project, projects: readonly Project[]): string {
  return sample && projects.some((project) => !project.sample) ? ` ${sampleMark}` : ''
}

interface ProjectCardProps {
  project: Project
  mark: string
  priority: boolean
  ground?: string | undefined
}

function ProjectCard({ project, mark, priority, ground = '' }: ProjectCardProps) {
  const { id, title, lead, story } = project
  return (
    <article className={`project-card ${ground}`}>
      <div className="project-view">
        <EntryPicture
          own={coverOf(project)}
          drawing={drawingOf(portfolioCovers, id, 6)}
          shown={960}
          priority={priority}
          data-picture={id}
        />
      </div>
      <h2>
        <Link to={projectPath(project)}>{title}</Link>
      </h2>
      <p>
        <strong>{lead}</strong> {story + mark}
      </p>
    </article>
  )
}
