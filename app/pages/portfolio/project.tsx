import { projectPage, projectPath, realProjects } from '#content/collections/projects.ts'
import { projectTexts } from '#content/collections/texts.ts'
import { cornerCase, portfolioCovers } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { EntryWords, entryAt, useEntry } from '../../sections/entry.tsx'
import { pageMeta } from '../../seo.ts'
import { Art } from '../../ui/art.tsx'
import { SharedPicture } from '../../ui/shared-picture.tsx'
import { ProjectText } from './project-text.tsx'
import './portfolio.css'

export const meta = ({ location }: { location: { pathname: string } }) => {
  const project = entryAt(location.pathname, realProjects)
  return pageMeta(projectPath(project.id), projectPage(project))
}

/** The page of a real project (Spec: S-50). */
export default function ProjectPage() {
  const project = useEntry(realProjects)
  const text = import.meta.env.SSR ? projectTexts[project.id] : undefined
  return (
    <>
      <Banner
        path={projectPath(project.id)}
        page={projectPage(project)}
        ground="ground-vert"
        corner={cornerCase}
      />
      <section className="project">
        <SharedPicture name={project.id}>
          <Art of={portfolioCovers[project.id]} alt="" priority />
        </SharedPicture>
        <div>
          <h2>{project.description}</h2>
          <EntryWords className="project-text">
            {import.meta.env.SSR && text && <ProjectText {...text} />}
          </EntryWords>
        </div>
      </section>
    </>
  )
}
