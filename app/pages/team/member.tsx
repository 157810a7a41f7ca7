import { memberLinks, memberPage, memberPath, sampleMark, team } from '#content/collections/team.ts'
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
  const member = entryAt(location.pathname, team)
  return pageMeta(memberPath(member.id), memberPage(member))
}

/** Somebody of the team, a sample as the banner says (Spec: S-51). */
export default function MemberPage() {
  const member = useEntry(team)
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
          <h2>
            {member.role} {sampleMark}
          </h2>
          <EntryWords className="member-text">
            {import.meta.env.SSR && <MemberText id={member.id} {...memberTexts[member.id]} />}
          </EntryWords>
          <SocialLinks links={memberLinks(member.name)} />
        </div>
      </section>
    </>
  )
}
