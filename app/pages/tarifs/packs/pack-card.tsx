import type { Frequency } from '#content/catalogue/pricing.ts'
import { type PricedPack, priceOf } from '#content/pages/tarifs/price-list.ts'
import { useContent } from '../../../render/content.ts'
import { Art, type Drawing } from '../../../ui/art.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { currencyNames } from '../../../ui/in-each.tsx'
import { FeaturePopup } from './feature-popup.tsx'
import { Price } from './price.tsx'

interface PackCardProps {
  pack: PricedPack
  place: number
  frequencies: readonly Frequency[]
  ground: string
  vault: Drawing
}

/** Spec: T-8, T-15 */
export function PackCard({ pack, place, frequencies, ground, vault }: PackCardProps) {
  const { id, service, title, description, features, highlighted } = pack
  const { pricing } = useContent()
  const heading = `${id}-title`
  return (
    <article className={`pack ${ground}`} id={id} aria-labelledby={heading}>
      <Art of={vault} alt="" />
      {highlighted && <p className="pack-advice">{pricing.highlighted}</p>}
      <h2 id={heading}>{title}</h2>
      {frequencies.map((frequency) =>
        currencyNames.map((currency) => (
          <Price
            key={currency + frequency}
            price={priceOf(pack, currency, frequency)}
            shownIn={frequencies.length > 1 ? `in-${currency} per-${frequency}` : `in-${currency}`}
          />
        )),
      )}
      <p className="pack-for">{description}</p>
      <ButtonLink to={`/devis?service=${service}&pack=${id}#devis`} aria-describedby={heading}>
        {pricing.choose}
      </ButtonLink>
      <ul>
        {features.map((feature, index) => (
          <FeaturePopup key={feature.name} id={`i${place}-${index}`} {...feature} />
        ))}
      </ul>
    </article>
  )
}
