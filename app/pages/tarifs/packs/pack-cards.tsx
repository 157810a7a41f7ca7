import { frequencies } from '#content/catalogue/pricing.ts'
import { type PriceList, packsOf, showFrequencyToggle } from '#content/pages/tarifs/price-list.ts'
import { useContent } from '../../../render/content.ts'
import { Art, type Drawing } from '../../../ui/art.tsx'
import { FrequencyToggle } from './frequency-toggle.tsx'
import { PackCard } from './pack-card.tsx'

const grounds = ['ground-ombre', 'ground-bleu', 'ground-rose']

type Doors = Record<'essential' | 'professional' | 'premium' | 'floor', Drawing>

interface PackCardsProps {
  list: PriceList
  doors: Doors
  /** Whether visitors can choose the frequency; false on every page (Spec: T-12). */
  withToggle?: boolean
}

/** Spec: T-14. app/browser/carousel.ts adds slide links. */
export function PackCards({ list, doors, withToggle = showFrequencyToggle }: PackCardsProps) {
  const { pricing } = useContent()
  const packs = packsOf(list)
  const offered = withToggle ? Object.values(frequencies) : [list.frequency]
  const vaults = [doors.essential, doors.professional, doors.premium]
  return (
    <section className="packs" aria-label={pricing.packs}>
      {withToggle && <FrequencyToggle frequency={list.frequency} />}
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
        {packs.map(({ id, title, highlighted }) => (
          <a key={id} href={`#${id}`} data-js aria-current={highlighted || undefined}>
            {title}
          </a>
        ))}
      </nav>
    </section>
  )
}
