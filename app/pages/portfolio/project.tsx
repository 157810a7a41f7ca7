import { coverOf, projectPage, projectPath, realProjects } from '#content/collections/projects.ts'
import { cornerCase, portfolioCovers } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { drawingOf, useEntry } from '../../sections/entry.tsx'
import { EntryPicture } from '../../ui/photo.tsx'
import portfolioSheet from './portfolio.css?inline'
import { ProjectText } from './project-text.tsx'

export const sheets = [portfolioSheet]

/** Spec: S-50 */
export default function ProjectPage() {
  const project = useEntry(realProjects(useContent().projects))
  return (
    <>
      <Banner
        path={projectPath(project)}
        page={projectPage(project)}
        ground="ground-vert"
        corner={cornerCase}
      />
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
          <div className="project-text">
            <ProjectText {...project} />
          </div>
        </div>
      </section>
    </>
  )
}
