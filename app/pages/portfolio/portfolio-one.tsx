import { oneColumnCount } from '#content/collections/projects.ts'
import { shownOf } from '#content/entries.ts'
import { cornerPortfolio } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { ListIntro } from '../../sections/list-intro.tsx'
import portfolioSheet from './portfolio.css?inline'
import { ProjectColumn } from './projects.tsx'

export const sheets = [portfolioSheet]

export default function OneColumnPortfolioPage() {
  const { portfolioOne, projects } = useContent()
  const { text, links } = portfolioOne
  return (
    <>
      <PageBanner ground="ground-vert" corner={cornerPortfolio} />
      <ListIntro
        text={text}
        links={[
          { label: links.all, to: '/portfolio-two' },
          { label: links.prices, to: '/tarifs/site-vitrine' },
        ]}
      />
      <ProjectColumn projects={shownOf(projects).slice(0, oneColumnCount)} />
    </>
  )
}
