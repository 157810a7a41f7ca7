import { useId } from 'react'
import { memberLinks } from '#content/collections/team.ts'
import { toldMember } from '#content/pages/team/single-team.ts'
import { gauges, leader } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { Art } from '../../ui/art.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'
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

/** Spec: S-40 */
function MemberProfile() {
  const { memberProfile, members } = useContent()
  const { lead, text, qualifications, attributes } = memberProfile
  const member = members.find(({ id }) => id === toldMember)
  if (!member) throw new Error(`no member has the id ${toldMember}`)
  return (
    <section className="member">
      <Art of={leader.face} alt="" priority />
      <div>
        <hgroup>
          <h2>{member.name}</h2>
          <p>{member.role}</p>
        </hgroup>
        <p className="member-lead">{lead}</p>
        <p>{text}</p>
        {[qualifications, attributes].map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <SocialLinks links={memberLinks(member.name)} />
      </div>
    </section>
  )
}

/** Spec: S-40 */
function Skills() {
  const { title, items } = useContent().memberProfile.skills
  const id = useId()
  return (
    <section className="skills ground-ombre">
      <h2>{title}</h2>
      <ul>
        {items.map((skill) => (
          <li key={skill.title}>
            <Art of={gauges[skill.gauge]} alt="" bare />
            <h3 id={id + skill.gauge}>{skill.title}</h3>
            <b aria-hidden="true">{`${skill.percent}\u00a0%`}</b>{' '}
            <meter
              aria-labelledby={id + skill.gauge}
              value={skill.percent}
              min={0}
              max={100}
            >{`${skill.percent}\u00a0%`}</meter>
          </li>
        ))}
      </ul>
    </section>
  )
}
