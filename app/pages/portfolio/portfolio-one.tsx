import { oneColumnIntro, oneColumnProjects } from '#content/pages/portfolio/portfolio-one.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { ListIntro } from '../../sections/list-intro.tsx'
import { pageMeta } from '../../seo.ts'
import portfolioSheet from './portfolio.css?inline'
import { ProjectColumn } from './projects.tsx'

export const sheets = [portfolioSheet]

export const meta = () => pageMeta('/portfolio-one')

export default function OneColumnPortfolioPage() {
  return (
    <>
      <PageBanner path="/portfolio-one" />
      <ListIntro {...oneColumnIntro} />
      <ProjectColumn projects={oneColumnProjects} />
    </>
  )
}
