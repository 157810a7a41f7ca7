import { bannerSlides } from '#content/constants.ts'
import type { AboutPage } from '#content/pages/qui-sommes-nous.ts'
import { about } from '../../drawn/index.ts'
import { Art } from '../../ui/art.tsx'

const tiles = [about.quarter, about.star, about.waves, about.door]
/** The second half repeats the first, tile for tile: the banner starts over where nobody sees it. */
const half = bannerSlides / 2

/**
 * A phrase that passes without end (Spec: S-27). It stops by its own box, under the
 * mouse and the focus, and out of sight: all in the style sheet, so also without a script. Heard
 * once only.
 */
export function SloganBanner({ text, pause }: AboutPage['banner']) {
  return (
    <section className="slogan-banner ground-soleil" aria-label={text}>
      <label>
        <input type="checkbox" />
        {pause}
      </label>
      <ul>
        {Array.from({ length: bannerSlides }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and none ever moves
          <li key={index} aria-hidden={index > 0 || undefined}>
            {text}
            <Art of={tiles[(index % half) % tiles.length] ?? about.star} alt="" />
          </li>
        ))}
      </ul>
    </section>
  )
}
