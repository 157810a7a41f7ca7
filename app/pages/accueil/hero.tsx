import type { HomeContent } from '#content/pages/accueil.ts'
import { quoteAddress } from '#content/pages/expertises/service-page.ts'
import { previewPlatform, previewShop, previewShowcase, street } from '../../drawn/inline.ts'
import { useContent } from '../../render/content.ts'
import { InlineArt } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PreviewsLink } from '../../ui/previews-link.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'

/** Spec: S-20 */
export function Hero({ words, place, lead, action, see }: HomeContent['hero']) {
  const [first, second, third] = words
  const { phone } = useContent().company.offices[0]
  return (
    <section className="hero ground-bleu">
      <h1>
        <span>{first}</span> <span>{second}</span> <span>{third}</span>
      </h1>
      <div className="hero-words">
        <p className="hero-place">
          {`${place} `}
          <a href={phone.href}>{phone.label}</a>
        </p>
        <p>
          {lead} <StartingPrice of="site-vitrine" />
        </p>
        <ButtonLink to={quoteAddress('creation-de-site-web')}>{action}</ButtonLink>{' '}
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
