import { projects } from '#content/projects.ts'
import { PageBanner } from '../sections/page-banner.tsx'
import { ProjectWalls } from '../sections/projects.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/portfolio.css'

export const meta = () => pageMeta('/portfolio-two')

export default function TwoColumnPortfolioPage() {
  return (
    <>
      <PageBanner path="/portfolio-two" />
      <ProjectWalls projects={projects} />
    </>
  )
}
