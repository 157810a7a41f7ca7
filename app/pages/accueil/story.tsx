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
          <figure key={art}>
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
