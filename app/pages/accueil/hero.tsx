import type { HomeContent } from '#content/pages/accueil.ts'
import { previewPlatform, previewShop, previewShowcase, street } from '../../drawn/inline.ts'
import { InlineArt } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PreviewsLink } from '../../ui/previews-link.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'

export function Hero({ words: [first, second, third], lead, action, see }: HomeContent['hero']) {
  return (
    <section className="hero ground-bleu">
      <h1>
        <span>{first}</span> <span>{second}</span> <span>{third}</span>
      </h1>
      <div className="hero-words">
        <p>
          {lead} <StartingPrice of="site-vitrine" />
        </p>
        <ButtonLink to="/devis">{action}</ButtonLink>
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
