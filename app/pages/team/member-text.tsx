import { href, Link } from 'react-router'
import type { MemberText as Text } from '#content/collections/team.ts'
import type { MemberId } from '#content/entries.ts'
import { memberPage } from '#content/pages/team/single-team.ts'
import { memberWords } from '#content/pages/team/team.ts'

/** What somebody does, and what they can be trusted with. */
export function MemberText({ id, lead, text, skills }: Text & { id: MemberId }) {
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
      {id === memberPage.member && (
        <p>
          <Link to={href('/single-team')}>{memberWords.more}</Link>
        </p>
      )}
      <p>
        <Link to={href('/team')}>{memberWords.all}</Link>
      </p>
    </>
  )
}
