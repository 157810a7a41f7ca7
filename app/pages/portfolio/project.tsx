import { projectPage, projectPath, realProjects } from '#content/collections/projects.ts'
import { projectTexts } from '#content/collections/texts.ts'
import { cornerCase, portfolioCovers } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { entryAt, useEntry } from '../../sections/entry.tsx'
import { pageMeta } from '../../seo.ts'
import { Art } from '../../ui/art.tsx'
import portfolioSheet from './portfolio.css?inline'
import { ProjectText } from './project-text.tsx'

export const sheets = [portfolioSheet]

export const meta = ({ path }: { path: string }) => {
  const project = entryAt(path, realProjects)
  return pageMeta(projectPath(project.id), projectPage(project))
}

/** The page of a real project (Spec: S-50). */
export default function ProjectPage() {
  const project = useEntry(realProjects)
  const text = projectTexts[project.id]
  return (
    <>
      <Banner
        path={projectPath(project.id)}
        page={projectPage(project)}
        ground="ground-vert"
        corner={cornerCase}
      />
      <section className="project">
        <Art of={portfolioCovers[project.id]} alt="" priority data-picture={project.id} />
        <div>
          <h2>{project.description}</h2>
          <div className="project-text">{text && <ProjectText {...text} />}</div>
        </div>
      </section>
    </>
  )
}
