import { href } from 'react-router'
import { team } from '#content/collections/team.ts'
import type { aboutPage } from '#content/pages/qui-sommes-nous.ts'
import { TeamGrid } from '../../sections/team-grid.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Some of the team, and the way to all of it (Spec: S-26). */
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
