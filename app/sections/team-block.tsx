import { href } from 'react-router'
import type { aboutPage } from '#content/qui-sommes-nous.ts'
import { team } from '#content/team.ts'
import { Plate } from '../components/plate.tsx'
import { TextLink } from '../components/text-link.tsx'
import { TeamGrid } from './team-grid.tsx'

/** Some of the team, and the way to all of it (01-site, section 2, "About page"). */
export function TeamBlock({ title, text, note, link, members }: typeof aboutPage.team) {
  return (
    <section className="team-block ground-ombre">
      <div className="section-intro">
        <h2>{title}</h2>
        <div>
          <Plate>{note}</Plate>
          <p>{text}</p>
          <TextLink to={href('/team')}>{link}</TextLink>
        </div>
      </div>
      <TeamGrid members={team.filter(({ id }) => members.includes(id))} level={3} />
    </section>
  )
}
