import { formatPrice, type Price as PackPrice, writePrice } from '#content/catalogue/pricing.ts'
import { besidePrice } from '#content/pages/tarifs.ts'
import { useContent } from '../../../render/content.ts'

interface PriceProps {
  price: PackPrice | undefined
  shownIn: string
}

/** Spec: T-11, L-18. */
export function Price({ price, shownIn }: PriceProps) {
  const { noPrice } = useContent().pricing
  if (!price) return <p className={`price ${shownIn}`}>{noPrice}</p>
  const { amount, symbol, tax } = writePrice(price, 'HT')
  const isShort = symbol.length === 1
  return (
    <p className={`price ${shownIn}`}>
      {isShort ? `${amount}\u00a0${symbol}` : amount}
      <small>{isShort ? ` ${tax}` : ` ${symbol} ${tax}`}</small>
      {`\n${besidePrice(formatPrice(price, 'TTC'))}`}
    </p>
  )
}
