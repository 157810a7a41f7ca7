import { memberLinks, memberPage, memberPath, realMembers } from '#content/collections/team.ts'
import { memberTexts } from '#content/collections/texts.ts'
import { cornerTeam, teamPortraits } from '../../drawn/index.ts'
import { Banner } from '../../layout/page-banner.tsx'
import { EntryWords, entryAt, useEntry } from '../../sections/entry.tsx'
import { pageMeta } from '../../seo.ts'
import { Art } from '../../ui/art.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'
import { MemberText } from './member-text.tsx'
import './team.css'

export const meta = ({ location }: { location: { pathname: string } }) => {
  const member = entryAt(location.pathname, realMembers)
  return pageMeta(memberPath(member.id), memberPage(member))
}

/** The page of a real member (Spec: S-51). */
export default function MemberPage() {
  const member = useEntry(realMembers)
  const text = import.meta.env.SSR ? memberTexts[member.id] : undefined
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
          <EntryWords className="member-text">
            {import.meta.env.SSR && text && <MemberText {...text} />}
          </EntryWords>
          <SocialLinks links={memberLinks(member.name)} />
        </div>
      </section>
    </>
  )
}
