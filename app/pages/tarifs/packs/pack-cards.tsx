import { useState } from 'react'
import {
  type PriceList,
  packsOf,
  priceOf,
  showFrequencyToggle,
} from '#content/pages/tarifs/price-list.ts'
import { pricingWords } from '#content/pages/tarifs.ts'
import { Art, type Drawing } from '../../../ui/art.tsx'
import { useCurrency } from '../../../ui/use-currency.ts'
import { FrequencyToggle } from './frequency-toggle.tsx'
import { PackCard } from './pack-card.tsx'
import { useCarousel } from './use-carousel.ts'

const grounds = ['ground-ombre', 'ground-bleu', 'ground-rose']

/** What shows through the three arches, and the frieze that they stand on. */
export type Doors = Record<'essential' | 'professional' | 'premium' | 'floor', Drawing>

interface PackCardsProps {
  list: PriceList
  doors: Doors
  /** Shows the choice of a frequency where no page of the site does, for /atelier (Spec: T-12). */
  withToggle?: boolean
}

/**
 * The three packs: a swipeable carousel up to 768 px, a grid above (Spec: T-14). The style sheet
 * does both; use-carousel.ts adds what it cannot.
 */
export function PackCards({ list, doors, withToggle = false }: PackCardsProps) {
  const packs = packsOf(list)
  const currency = useCurrency()
  const [chosen, setChosen] = useState(list.frequency)
  const vaults = [doors.essential, doors.professional, doors.premium]
  const carousel = useCarousel(packs.findIndex(({ highlighted }) => highlighted))
  return (
    <section className="packs" aria-label={pricingWords.packs}>
      {/* Left out of what is built as long as no page has it, its rules too. */}
      {(showFrequencyToggle || (import.meta.env.DEV && withToggle)) && (
        <FrequencyToggle frequency={chosen} onChange={setChosen} />
      )}
      <div className="pack-doors" ref={carousel.ref}>
        {packs.map((pack, index) => {
          const vault = vaults[index]
          const ground = grounds[index]
          return (
            vault &&
            ground && (
              <PackCard
                key={pack.id}
                pack={pack}
                place={index}
                price={priceOf(pack, currency, chosen)}
                ground={ground}
                vault={vault}
              />
            )
          )
        })}
      </div>
      <Art of={doors.floor} alt="" />
      <nav className="pack-dots" aria-label={pricingWords.goToPack}>
        {packs.map(({ id, title }, index) => (
          <a
            key={id}
            href={`#${id}`}
            data-js
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
