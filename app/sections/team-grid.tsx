import { Link } from 'react-router'
import { type Member, memberLinks, memberPath, sampleMark } from '#content/collections/team.ts'
import { teamPortraits } from '../drawn/index.ts'
import { Art } from '../ui/art.tsx'
import { SocialLinks } from '../ui/social-links.tsx'

interface TeamGridProps {
  members: readonly Member[]
  /** The members' names are headings of this level. */
  level?: 2 | 3
}

/** Faces side by side, edge to edge (Spec: S-40). */
export function TeamGrid({ members, level = 2 }: TeamGridProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="team">
      {members.map(({ id, name, role }, index) => (
        <li key={id}>
          <Art of={teamPortraits[id]} alt="" priority={index === 0} />
          <Heading>
            <Link to={memberPath(id)}>{name}</Link>
          </Heading>
          <p>
            {role} {sampleMark}
          </p>
          <SocialLinks links={memberLinks(name)} />
        </li>
      ))}
    </ul>
  )
}
