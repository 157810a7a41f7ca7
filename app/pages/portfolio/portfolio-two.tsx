import { projects } from '#content/collections/projects.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { ListIntro } from '../../sections/list-intro.tsx'
import { pageMeta } from '../../seo.ts'
import portfolioSheet from './portfolio.css?inline'
import { ProjectWalls } from './projects.tsx'

export const sheets = [portfolioSheet]

export const meta = () => pageMeta('/portfolio-two')

export default function TwoColumnPortfolioPage() {
  const { text, links } = useContent().portfolioTwo
  return (
    <>
      <PageBanner path="/portfolio-two" />
      <ListIntro
        text={text}
        links={[
          { label: links.large, to: '/portfolio-one' },
          { label: links.openingNews, to: '/coming-soon' },
        ]}
      />
      <ProjectWalls projects={projects} />
    </>
  )
}
