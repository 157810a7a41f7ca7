import type { HomeContent } from '#content/pages/accueil.ts'
import { quoteAddress } from '#content/pages/expertises/service-page.ts'
import { growingGraaand } from '../../drawn/inline.ts'
import { InlineArt } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** "Rêvez graaand": the first word is text, the second a drawing whose three a's grow. */
export function Dream({ word, drawnWord, paragraphs, action }: HomeContent['dream']) {
  return (
    <section className="dream ground-corail">
      <div className="dream-words">
        <h2>
          {`${word} `}
          <span className="visually-hidden">{drawnWord}</span>
        </h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink to={quoteAddress('creation-de-site-web')}>{action}</ButtonLink>
        </div>
      </div>
      <InlineArt of={growingGraaand} className="dream-drawing" />
    </section>
  )
}
