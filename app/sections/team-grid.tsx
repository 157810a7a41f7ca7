import {
  type Member,
  memberLinks,
  memberPath,
  portraitOf,
  roleOf,
} from '#content/collections/team.ts'
import { teamPortraits } from '../drawn/index.ts'
import { Link } from '../ui/link.tsx'
import { EntryPicture } from '../ui/photo.tsx'
import { SocialLinks } from '../ui/social-links.tsx'
import { drawingOf } from './entry.tsx'

interface TeamGridProps {
  members: readonly Member[]
  level?: 2 | 3
}

/** Spec: S-40 */
export function TeamGrid({ members, level = 2 }: TeamGridProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="team">
      {members.map((member, index) => (
        <li key={member.id}>
          <EntryPicture
            own={portraitOf(member)}
            drawing={drawingOf(teamPortraits, member.id, 4)}
            shown={480}
            priority={index === 0}
          />
          <Heading>
            <Link to={memberPath(member)}>{member.name}</Link>
          </Heading>
          <p>{roleOf(member)}</p>
          <SocialLinks links={memberLinks(member.name)} />
        </li>
      ))}
    </ul>
  )
}
