import { href } from 'react-router'
import type { Price as PackPrice } from '#content/catalogue/pricing.ts'
import type { PricedPack } from '#content/pages/tarifs/price-list.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { Art, type Drawing } from '../../../ui/art.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FeaturePopup } from './feature-popup.tsx'
import { Price } from './price.tsx'

interface PackCardProps {
  pack: PricedPack
  /** Its place among the packs, from 0. */
  place: number
  /** What it costs this visitor; undefined when it is not paid that often. */
  price: PackPrice | undefined
  ground: string
  /** What shows through its arch. */
  vault: Drawing
}

/** A pack, as a door: price, contents, and the way to the quote (Spec: T-8, T-15). */
export function PackCard({ pack, place, price, ground, vault }: PackCardProps) {
  const { id, service, title, description, features, highlighted } = pack
  const heading = `${id}-title`
  return (
    <article className={`pack ${ground}`} id={id} aria-labelledby={heading}>
      <Art of={vault} alt="" />
      {highlighted && <p className="pack-advice">{pricingWords.highlighted}</p>}
      <h2 id={heading}>{title}</h2>
      {/* A new price is new text, not text that moved: nothing on the page shifts. */}
      <Price key={price?.currency} price={price} />
      <p className="pack-for">{description}</p>
      <ul>
        {features.map((feature, index) => (
          <FeaturePopup key={feature.name} id={`i${place}-${index}`} {...feature} />
        ))}
      </ul>
      <ButtonLink
        to={{ pathname: href('/devis'), search: `?service=${service}&pack=${id}` }}
        aria-describedby={heading}
      >
        {pricingWords.choose}
      </ButtonLink>
    </article>
  )
}
