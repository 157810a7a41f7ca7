import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { MemberProfile } from './member-profile.tsx'
import { Skills } from './skills.tsx'
import teamSheet from './team.css?inline'

export const sheets = [teamSheet]

export const meta = () => pageMeta('/single-team')

export default function MemberPage() {
  return (
    <>
      <PageBanner path="/single-team" />
      <MemberProfile />
      <Skills />
    </>
  )
}
