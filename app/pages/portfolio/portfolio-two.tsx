import { projects } from '#content/collections/projects.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { ProjectWalls } from './projects.tsx'
import './portfolio.css'

export const meta = () => pageMeta('/portfolio-two')

export default function TwoColumnPortfolioPage() {
  return (
    <>
      <PageBanner path="/portfolio-two" />
      <ProjectWalls projects={projects} />
    </>
  )
}
