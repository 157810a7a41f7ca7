import { team } from '#content/collections/team.ts'
import { teamIntro } from '#content/pages/team/team.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { ListIntro } from '../../sections/list-intro.tsx'
import { TeamGrid } from '../../sections/team-grid.tsx'
import { pageMeta } from '../../seo.ts'
import teamSheet from './team.css?inline'

export const sheets = [teamSheet]

export const meta = () => pageMeta('/team')

export default function TeamPage() {
  return (
    <>
      <PageBanner path="/team" />
      <ListIntro {...teamIntro} />
      <TeamGrid members={team} />
    </>
  )
}
