import { shownOf } from '#content/entries.ts'
import { cornerPortfolio } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { ListIntro } from '../../sections/list-intro.tsx'
import portfolioSheet from './portfolio.css?inline'
import { ProjectWalls } from './projects.tsx'

export const sheets = [portfolioSheet]

export default function TwoColumnPortfolioPage() {
  const { portfolioTwo, projects } = useContent()
  const { text, links } = portfolioTwo
  return (
    <>
      <PageBanner ground="ground-vert" corner={cornerPortfolio} />
      <ListIntro
        text={text}
        links={[
          { label: links.large, to: '/portfolio-one' },
          { label: links.openingNews, to: '/coming-soon' },
        ]}
      />
      <ProjectWalls projects={shownOf(projects)} />
    </>
  )
}
