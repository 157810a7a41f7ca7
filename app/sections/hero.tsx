import { href } from 'react-router'
import type { HomeContent } from '#content/accueil.ts'
import { InlineArt } from '../components/art.tsx'
import { ButtonLink } from '../components/button.tsx'
import { PreviewsLink } from '../components/previews-link.tsx'
import { previewPlatform, previewShop, previewShowcase, street } from '../drawn/inline.ts'

/** A title whose words widen, above a street where three sites assemble themselves, tile by tile. */
export function Hero({ words: [first, second, third], lead, action, see }: HomeContent['hero']) {
  return (
    <section className="hero ground-bleu">
      <h1>
        <span>{first}</span> <span>{second}</span> <span>{third}</span>
      </h1>
      <div className="hero-words">
        <p>{lead}</p>
        <ButtonLink to={href('/devis')}>{action}</ButtonLink>
        <PreviewsLink>{see}</PreviewsLink>
      </div>
      <div className="street">
        <InlineArt of={street} className="houses" />
        <InlineArt of={previewShowcase} className="preview-site" />
        <InlineArt of={previewShop} className="preview-site" />
        <InlineArt of={previewPlatform} className="preview-site" />
      </div>
    </section>
  )
}
