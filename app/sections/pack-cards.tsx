import { useState } from 'react'
import { type PricingPage, showFrequencyToggle } from '#content/pricing.ts'
import { pricingWords } from '#content/tarifs.ts'
import { Art } from '../components/art.tsx'
import { packs as pictures } from '../drawn/index.ts'
import { FrequencyToggle } from './frequency-toggle.tsx'
import { PackCard } from './pack-card.tsx'
import { useCarousel } from './use-carousel.ts'
import { useCurrency } from './use-currency.ts'

const doors = [
  { ground: 'ground-ombre', vault: pictures.boat },
  { ground: 'ground-bleu', vault: pictures.sun },
  { ground: 'ground-rose', vault: pictures.star },
] as const

interface PackCardsProps extends Pick<PricingPage, 'packs' | 'frequency'> {
  /** Whether the visitor may choose the billing frequency; on no page so far (02, section 4). */
  withToggle?: boolean
}

/**
 * The three packs: a swipeable carousel up to 768 px, a grid above (02, section 4). The style sheet
 * does both; use-carousel.ts adds what it cannot.
 */
export function PackCards({ packs, frequency, withToggle = showFrequencyToggle }: PackCardsProps) {
  const currency = useCurrency()
  const [chosen, setChosen] = useState(frequency)
  const carousel = useCarousel(packs.findIndex(({ highlighted }) => highlighted))
  return (
    <section className="packs" aria-label={pricingWords.packs}>
      {withToggle && <FrequencyToggle frequency={chosen} onChange={setChosen} />}
      <div className="pack-doors" ref={carousel.ref}>
        {packs.map((pack, index) => {
          const door = doors[index]
          return (
            door && (
              <PackCard
                key={pack.id}
                pack={pack}
                currency={currency}
                frequency={chosen}
                {...door}
              />
            )
          )
        })}
      </div>
      <Art of={pictures.floor} alt="" />
      <nav className="pack-dots" aria-label={pricingWords.goToPack}>
        {packs.map(({ id, title }, index) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={index === carousel.current || undefined}
            onClick={(event) => {
              event.preventDefault()
              carousel.show(index)
            }}
          >
            {title}
          </a>
        ))}
      </nav>
    </section>
  )
}
