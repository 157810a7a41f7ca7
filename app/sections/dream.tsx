import type { HomeContent } from '#content/accueil.ts'
import { InlineArt } from '../components/art.tsx'
import { growingGraaand } from '../drawn/inline.ts'

/** "Rêvez graaand": the first word is type, the second a drawing whose three a's grow. */
export function Dream({ word, drawnWord, paragraphs }: HomeContent['dream']) {
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
        </div>
      </div>
      <InlineArt of={growingGraaand} className="dream-drawing" />
    </section>
  )
}
