import type { AboutPage } from '#content/pages/qui-sommes-nous.ts'
import { about } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'

export function Shores({ title, paragraphs, delay }: AboutPage['shores']) {
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
      <Art of={about.aqueduct} alt="" />
      <Art of={about.ribat} alt="" />
    </section>
  )
}
