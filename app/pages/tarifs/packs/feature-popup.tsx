import type { Feature } from '#content/pages/tarifs/price-list.ts'
import { useContent } from '../../../render/content.ts'

interface FeaturePopupProps extends Feature {
  id: string
}

export function FeaturePopup({ id, name, style, description }: FeaturePopupProps) {
  const { pricing } = useContent()
  const isIncluded = style === 'highlight'
  return (
    <li className={isIncluded ? undefined : 'not-included'}>
      <button type="button" popoverTarget={id}>
        {!isIncluded && <span className="visually-hidden">{`${pricing.notIncluded}\u00a0: `}</span>}
        {name}
      </button>
      <p id={id} popover="auto">
        {description}
        <button type="button" popoverTarget={id}>
          {pricing.close}
        </button>
      </p>
    </li>
  )
}
