import { frequencies } from '#content/catalogue/pricing.ts'
import { type PriceList, packsOf, showFrequencyToggle } from '#content/pages/tarifs/price-list.ts'
import { useContent } from '../../../render/content.ts'
import { apart } from '../../../ui/apart.ts'
import { Art, type Drawing } from '../../../ui/art.tsx'
import { PricingIntro } from '../pricing-intro.tsx'
import { FrequencyToggle } from './frequency-toggle.tsx'
import { grounds } from './grounds.ts'
import { PackCard } from './pack-card.tsx'
import { PackTabs } from './pack-tabs.tsx'

type Doors = Record<'essential' | 'professional' | 'premium' | 'floor', Drawing>

interface PackCardsProps {
  list: PriceList
  doors: Doors
}

/** Spec: T-7, T-14, T-23. app/browser/carousel.ts makes tabs and dots move the row. */
export function PackCards({ list, doors }: PackCardsProps) {
  const { pricing } = useContent()
  const packs = packsOf(list)
  const offered = showFrequencyToggle ? Object.values(frequencies) : [list.frequency]
  const vaults = [doors.essential, doors.professional, doors.premium]
  return (
    <section className="packs" aria-label={pricing.packs}>
      <PackTabs list={list} />
      <PricingIntro banner={list.banner} />
      {showFrequencyToggle && <FrequencyToggle frequency={list.frequency} />}
      <div className="pack-doors" data-carousel>
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
                frequencies={offered}
                ground={ground}
                vault={vault}
              />
            )
          )
        })}
      </div>
      <Art of={doors.floor} alt="" />
      <nav className="pack-dots" aria-label={pricing.goToPack}>
        {apart(
          packs.map(({ id, title }) => (
            <a key={id} href={`#${id}`} data-js>
              {title}
            </a>
          )),
        )}
      </nav>
    </section>
  )
}
