import { memberLinks, memberPage, memberPath, realMembers } from '#content/collections/team.ts'
import { memberTexts } from '#content/collections/texts.ts'
import { cornerTeam, teamPortraits } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { entryAt, useEntry } from '../../sections/entry.tsx'
import { pageMeta } from '../../seo.ts'
import { Art } from '../../ui/art.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'
import { MemberText } from './member-text.tsx'
import teamSheet from './team.css?inline'

export const sheets = [teamSheet]

export const meta = ({ path }: { path: string }) => {
  const member = entryAt(path, realMembers)
  return pageMeta(memberPath(member.id), memberPage(member))
}

/** The page of a real member (Spec: S-51). */
export default function MemberPage() {
  const member = useEntry(realMembers)
  const text = memberTexts[member.id]
  return (
    <>
      <Banner
        path={memberPath(member.id)}
        page={memberPage(member)}
        ground="ground-rose"
        corner={cornerTeam}
      />
      <section className="member">
        <Art of={teamPortraits[member.id]} alt="" priority />
        <div>
          <h2>{member.role}</h2>
          <div className="member-text">{text && <MemberText {...text} />}</div>
          <SocialLinks links={memberLinks(member.name)} />
        </div>
      </section>
    </>
  )
}
