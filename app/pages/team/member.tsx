import { memberLinks, memberPage, memberPath, realMembers } from '#content/collections/team.ts'
import { cornerTeam, teamPortraits } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { drawingOf, useEntry } from '../../sections/entry.tsx'
import { Art } from '../../ui/art.tsx'
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
        <Art of={drawingOf(teamPortraits, member.id, 4)} alt="" priority />
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
