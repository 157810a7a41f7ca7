import { projectPage, projectPath, projects } from '#content/collections/projects.ts'
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
  const project = entryAt(location.pathname, projects)
  return pageMeta(projectPath(project.id), projectPage(project))
}

/** One project of the portfolio, a sample as its banner says (Spec: S-50). */
export default function ProjectPage() {
  const project = useEntry(projects)
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
            {import.meta.env.SSR && <ProjectText id={project.id} {...projectTexts[project.id]} />}
          </EntryWords>
        </div>
      </section>
    </>
  )
}
