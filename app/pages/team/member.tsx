import {
  memberLinks,
  memberPage,
  memberPath,
  portraitOf,
  realMembers,
} from '#content/collections/team.ts'
import { cornerTeam, teamPortraits } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { drawingOf, useEntry } from '../../sections/entry.tsx'
import { EntryPicture } from '../../ui/photo.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'
import { MemberText } from './member-text.tsx'
import teamSheet from './team.css?inline'

export const sheets = [teamSheet]

/** Spec: S-51 */
export default function MemberPage() {
  const member = useEntry(realMembers(useContent().members))
  return (
    <>
      <Banner
        path={memberPath(member)}
        page={memberPage(member)}
        ground="ground-rose"
        corner={cornerTeam}
      />
      <section className="member">
        <EntryPicture
          own={portraitOf(member)}
          drawing={drawingOf(teamPortraits, member.id, 4)}
          shown={960}
          priority
        />
        <div>
          <h2>{member.role}</h2>
          <div className="member-text">
            <MemberText {...member} />
          </div>
          <SocialLinks links={memberLinks(member.name)} />
        </div>
      </section>
    </>
  )
}
