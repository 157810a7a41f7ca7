import { bannerSlides } from '#content/constants.ts'
import { shownOf } from '#content/entries.ts'
import type { AboutPage } from '#content/pages/qui-sommes-nous.ts'
import { about, cornerAbout } from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { TeamGrid } from '../../sections/team-grid.tsx'
import { Art } from '../../ui/art.tsx'
import { Plate } from '../../ui/plate.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import quiSommesNousSheet from './qui-sommes-nous.css?inline'

export const sheets = [quiSommesNousSheet]

export default function AgencyPage() {
  const { about: words } = useContent()
  return (
    <>
      <PageBanner ground="ground-vert" corner={cornerAbout} />
      <Shores {...words.shores} />
      <TeamBlock {...words.team} />
      <SloganBanner {...words.banner} />
      <FreeOffer
        {...words.offer}
        slug="creation-de-site-web"
        ground="ground-corail"
        pictures={[about.shop, about.platform, about.showcase]}
      />
    </>
  )
}

function Shores({ title, paragraphs, delay }: AboutPage['shores']) {
  return (
    <section className="shores">
      <div>
        <h2>{title}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          {delay} <StartingPrice of="site-vitrine" />
        </p>
      </div>
      <Art of={about.aqueduct} alt="" priority />
      <Art of={about.ribat} alt="" />
    </section>
  )
}

const shown = 4

/** Spec: S-26 */
function TeamBlock({ title, text, note, links }: AboutPage['team']) {
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

/** CSS stops the animation on checkbox, hover, focus, or out of view (Spec: S-27). Screen readers read one slide. */
function SloganBanner({ text, pause }: AboutPage['banner']) {
  return (
    <section className="slogan-banner ground-soleil" aria-label={text}>
      <label>
        <input type="checkbox" />
        {pause}
      </label>
      <ul>
        {Array.from({ length: bannerSlides }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all slides are equal and never reordered
          <li key={index} aria-hidden={index > 0 || undefined}>
            {text}
            <Art of={about.slogan} alt="" />
          </li>
        ))}
      </ul>
    </section>
  )
}
