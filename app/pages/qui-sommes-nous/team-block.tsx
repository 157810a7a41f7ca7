import { shownOf } from '#content/entries.ts'
import type { AboutPage } from '#content/pages/qui-sommes-nous.ts'
import { useContent } from '../../render/content.ts'
import { TeamGrid } from '../../sections/team-grid.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const shown = 4

/** Spec: S-26 */
export function TeamBlock({ title, text, note, links }: AboutPage['team']) {
  const members = shownOf(useContent().members).slice(0, shown)
  const ways = [
    { label: links.team, to: '/team' },
    { label: links.portfolio, to: '/portfolio-two' },
    { label: links.testimonials, to: '/testimonial' },
    { label: links.blog, to: '/blog' },
  ] as const
  return (
    <section className="team-block ground-ombre">
      <div className="section-intro">
        <h2>{title}</h2>
        <div>
          {members.every(({ sample }) => sample) && <Plate>{note}</Plate>}
          <p>{text}</p>
          <ul className="team-links">
            {ways.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <TeamGrid members={members} level={3} />
    </section>
  )
}
