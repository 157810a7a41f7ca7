import { leader } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { MemberProfile } from './member-profile.tsx'
import { Skills } from './skills.tsx'
import teamSheet from './team.css?inline'

export const sheets = [teamSheet]

export default function MemberPage() {
  return (
    <>
      <PageBanner ground="ground-soleil" corner={leader.corner} />
      <MemberProfile />
      <Skills />
    </>
  )
}
