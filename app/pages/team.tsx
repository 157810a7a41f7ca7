import { team } from '#content/team.ts'
import { PageBanner } from '../sections/page-banner.tsx'
import { TeamGrid } from '../sections/team-grid.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/team.css'

export const meta = () => pageMeta('/team')

export default function TeamPage() {
  return (
    <>
      <PageBanner path="/team" />
      <TeamGrid members={team} />
    </>
  )
}
