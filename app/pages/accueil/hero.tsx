import { href } from 'react-router'
import { startingPrices } from '#content/catalogue/prices.ts'
import type { HomeContent } from '#content/pages/accueil.ts'
import { previewPlatform, previewShop, previewShowcase, street } from '../../drawn/inline.ts'
import { InlineArt } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PreviewsLink } from '../../ui/previews-link.tsx'
import { useCurrency } from '../../ui/use-currency.ts'

/** A title whose words widen, above a street where three sites assemble themselves, tile by tile. */
export function Hero({ words: [first, second, third], lead, action, see }: HomeContent['hero']) {
  const currency = useCurrency()
  return (
    <section className="hero ground-bleu">
      <h1>
        <span>{first}</span> <span>{second}</span> <span>{third}</span>
      </h1>
      <div className="hero-words">
        <p>
          {lead} <strong>{startingPrices('site-vitrine', currency)}</strong>
        </p>
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
