import { MemberProfile } from '../sections/member-profile.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { Skills } from '../sections/skills.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/team.css'

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
