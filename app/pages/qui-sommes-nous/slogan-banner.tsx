import { bannerSlides } from '#content/constants.ts'
import type { AboutPage } from '#content/pages/qui-sommes-nous.ts'
import { about } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'

const tiles = [about.quarter, about.star, about.waves, about.door]
const half = bannerSlides / 2

/** CSS stops the animation on checkbox, hover, focus, or out of view (Spec: S-27). Screen readers read one slide. */
export function SloganBanner({ text, pause }: AboutPage['banner']) {
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
            <Art of={tiles[(index % half) % tiles.length] ?? about.star} alt="" />
          </li>
        ))}
      </ul>
    </section>
  )
}
