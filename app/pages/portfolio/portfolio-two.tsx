import { projects } from '#content/collections/projects.ts'
import { twoColumnIntro } from '#content/pages/portfolio/portfolio-two.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { ListIntro } from '../../sections/list-intro.tsx'
import { pageMeta } from '../../seo.ts'
import portfolioSheet from './portfolio.css?inline'
import { ProjectWalls } from './projects.tsx'

export const sheets = [portfolioSheet]

export const meta = () => pageMeta('/portfolio-two')

export default function TwoColumnPortfolioPage() {
  return (
    <>
      <PageBanner path="/portfolio-two" />
      <ListIntro {...twoColumnIntro} />
      <ProjectWalls projects={projects} />
    </>
  )
}
