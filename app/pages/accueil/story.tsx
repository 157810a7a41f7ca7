import type { HomeContent } from '#content/pages/accueil.ts'
import { home } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function Story({ title, since, text, views, columns, action }: HomeContent['story']) {
  return (
    <section className="story">
      <div className="section-intro">
        <h2>{title}</h2>
        <div>
          <Plate>{since}</Plate>
          <p>{text}</p>
        </div>
      </div>
      <div className="story-views">
        {views.map(({ art, caption }) => (
          // biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 wants the role and the label, for readers that ignore the element
          <figure key={art} role="figure" aria-label={caption}>
            <Art of={home[art]} alt="" />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <div className="two-columns">
        {columns.map((column) => (
          <div key={column.title}>
            <h3>{column.title}</h3>
            <p>{column.text}</p>
          </div>
        ))}
        <TextLink to="/devis">{action}</TextLink>
      </div>
    </section>
  )
}
