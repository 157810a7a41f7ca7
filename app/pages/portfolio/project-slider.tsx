import { useRef } from 'react'
import { caseStudyPage } from '#content/pages/portfolio/single-portfolio.ts'
import { portfolioCovers } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'

/**
 * The other projects in a row that scrolls by hand, by keyboard and by two buttons; how many are
 * seen at once is in the style sheet (Spec: S-39).
 */
export function ProjectSlider() {
  const { title, label, previous, next, projects } = caseStudyPage.slider
  const row = useRef<HTMLUListElement>(null)

  // Snapping settles on a slide: any distance past the middle of one leads to the next.
  const turn = (direction: 1 | -1) => {
    const width = row.current?.firstElementChild?.clientWidth ?? 0
    row.current?.scrollBy({ left: direction * width })
  }

  return (
    <section className="project-slider">
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard */}
      <ul ref={row} tabIndex={0} aria-label={label}>
        {projects.map(({ id, title }) => (
          <li key={id}>
            <Art of={portfolioCovers[id]} alt="" />
            <h3>{title}</h3>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" data-js onClick={() => turn(-1)}>
          <span className="visually-hidden">{previous}</span>
        </button>
        <button type="button" data-js onClick={() => turn(1)}>
          <span className="visually-hidden">{next}</span>
        </button>
      </p>
    </section>
  )
}
