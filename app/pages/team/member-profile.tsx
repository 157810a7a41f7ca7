import { memberLinks } from '#content/collections/team.ts'
import { toldMember } from '#content/pages/team/single-team.ts'
import { leader } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { Art } from '../../ui/art.tsx'
import { SocialLinks } from '../../ui/social-links.tsx'

/** Spec: S-40 */
export function MemberProfile() {
  const { memberProfile, members } = useContent()
  const { lead, text, qualifications, attributes } = memberProfile
  const member = members.find(({ id }) => id === toldMember)
  if (!member) throw new Error(`no member has the id ${toldMember}`)
  return (
    <section className="member">
      <Art of={leader.face} alt="" priority />
      <div>
        <h2>{member.name}</h2>
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
