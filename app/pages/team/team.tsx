import { shownOf } from '#content/entries.ts'
import { cornerTeam } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { ListIntro } from '../../sections/list-intro.tsx'
import { TeamGrid } from '../../sections/team-grid.tsx'
import teamSheet from './team.css?inline'

export const sheets = [teamSheet]

export default function TeamPage() {
  const { members, teamPage } = useContent()
  const { text, links } = teamPage
  return (
    <>
      <PageBanner ground="ground-rose" corner={cornerTeam} />
      <ListIntro text={text} links={[{ label: links.about, to: '/qui-sommes-nous' }]} />
      <TeamGrid members={shownOf(members)} />
    </>
  )
}
