import type { MemberText as Text } from '#content/collections/team.ts'
import { memberWords } from '#content/pages/team/team.ts'
import { Link } from '../../ui/link.tsx'

/** The text of a real member and their skills. */
export function MemberText({ lead, text, skills }: Text) {
  return (
    <>
      <p className="member-lead">{lead}</p>
      <p>{text}</p>
      <h3>{memberWords.skills}</h3>
      <ul>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
      <p>
        <Link to="/team">{memberWords.all}</Link>
      </p>
    </>
  )
}
