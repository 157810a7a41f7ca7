import type { RealMember } from '#content/collections/team.ts'
import { useContent } from '../../render/content.ts'
import { Link } from '../../ui/link.tsx'

export function MemberText({ lead, text, skills }: RealMember) {
  const words = useContent().teamPage
  return (
    <>
      <p className="member-lead">{lead}</p>
      <p>{text}</p>
      <h3>{words.skills}</h3>
      <ul>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
      <p>
        <Link to="/team">{words.all}</Link>
      </p>
    </>
  )
}
