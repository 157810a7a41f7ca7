import { oneColumnProjects } from '#content/portfolio-one.ts'
import { PageBanner } from '../sections/page-banner.tsx'
import { ProjectColumn } from '../sections/projects.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/portfolio.css'

export const meta = () => pageMeta('/portfolio-one')

export default function OneColumnPortfolioPage() {
  return (
    <>
      <PageBanner path="/portfolio-one" />
      <ProjectColumn projects={oneColumnProjects} />
    </>
  )
}
