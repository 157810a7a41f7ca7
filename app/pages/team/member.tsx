import { memberLinks, portraitOf, realMembers } from '#content/collections/team.ts'
import { cornerTeam, teamPortraits } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { drawingOf, useEntry } from '../../sections/entry.tsx'
import { Link } from '../../ui/link.tsx'
import { EntryPicture } from '../../ui/photo.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'
import teamSheet from './team.css?inline'

export const sheets = [teamSheet]

/** Spec: S-51 */
export default function MemberPage() {
  const { members, teamPage: words } = useContent()
  const member = useEntry(realMembers(members))
  return (
    <>
      <PageBanner ground="ground-rose" corner={cornerTeam} />
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
            <p className="member-lead">{member.lead}</p>
            <p>{member.text}</p>
            <h3>{words.skills}</h3>
            <ul>
              {member.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
            <p>
              <Link to="/team">{words.all}</Link>
            </p>
          </div>
          <SocialLinks links={memberLinks(member.name)} />
        </div>
      </section>
    </>
  )
}
