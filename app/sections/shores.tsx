import type { aboutPage } from '#content/qui-sommes-nous.ts'
import { Art } from '../components/art.tsx'
import { about } from '../drawn/index.ts'

/** Who we are, between a picture of each shore. */
export function Shores({ title, paragraphs }: typeof aboutPage.shores) {
  return (
    <section className="shores">
      <div>
        <h2>{title}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Art of={about.aqueduct} alt="" />
      <Art of={about.ribat} alt="" />
    </section>
  )
}
