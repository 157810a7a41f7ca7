import { type Currency, currencies } from '#content/catalogue/currency.ts'
import { parseMoney } from './amounts.ts'
import type { TypedDraft, TypedLine } from './typed-draft.ts'

/** A pack of the price list, with its price in each currency as a person would type it. */
export interface Listed {
  id: string
  label: string
  prices: Readonly<Record<Currency, string>>
}

export type PriceList = readonly Listed[]

export const currencyOf = (typed: Pick<TypedDraft, 'currency'>): Currency =>
  typed.currency === 'tnd' ? 'tnd' : 'euro'

const other: Record<Currency, Currency> = { euro: 'tnd', tnd: 'euro' }

export const currencyWords: Record<Currency, string> = { euro: 'euros', tnd: 'dinars' }

/**
 * Gives each line an amount written in the draft's currency. A line of the price list gets the
 * list's price. Another line gets the amount that a person typed earlier in that currency, or an empty field.
 * Amounts of the former currency are kept for a change back. An amount without a known currency stays, and
 * `pricesToConfirm` names it.
 */
export function settlePrices(typed: TypedDraft, list: PriceList): TypedDraft {
  const currency = currencyOf(typed)
  return { ...typed, lines: typed.lines.map((line) => settled(line, currency, list)) }
}

function settled(line: TypedLine, currency: Currency, list: PriceList): TypedLine {
  const known = recognised(line, currency, list)
  const { pack, priceIn, price, otherPrice } = known
  if (priceIn === '' || priceIn === currency) return known
  const listed = list.find(({ id }) => id === pack)
  return listed
    ? { ...known, priceIn: currency, price: listed.prices[currency], otherPrice: '' }
    : { ...known, priceIn: currency, price: otherPrice, otherPrice: price }
}

/** Finds the currency and the pack of a line; a price that a person changed has no pack. */
function recognised(line: TypedLine, currency: Currency, list: PriceList): TypedLine {
  const pack =
    list.find(({ id }) => id === line.pack) ?? list.find(({ label }) => label === line.label)
  const written = isCurrency(line.priceIn) ? [line.priceIn] : [currency, other[currency]]
  const priceIn = written.find((one) => pack && isSameAmount(line.price, pack.prices[one], one))
  if (pack && priceIn) return { ...line, pack: pack.id, priceIn }
  const isKnown = isCurrency(line.priceIn) || line.price.trim() !== ''
  return { ...line, pack: '', priceIn: isKnown ? line.priceIn : currency }
}

const isCurrency = (text: string): text is Currency => text === 'euro' || text === 'tnd'

function isSameAmount(one: string, two: string, currency: Currency): boolean {
  const amount = parseMoney(one, currency)
  return amount !== null && amount === parseMoney(two, currency)
}

/** Returns a message for each price that nobody wrote in the draft's currency, by field. */
export function pricesToConfirm(typed: TypedDraft): Record<string, string> {
  const currency = currencyOf(typed)
  const words = currencyWords[currency]
  const former = currencies[other[currency]].symbol
  return Object.fromEntries(
    typed.lines.flatMap(({ price, priceIn, otherPrice }, index) => {
      const isEmpty = price.trim() === ''
      if (priceIn === currency && isEmpty && otherPrice.trim() !== '') {
        const amount = otherPrice.trim()
        const before = /\p{L}|\p{Sc}/u.test(amount) ? amount : `${amount}\u00a0${former}`
        return [[`lines.${index}.price`, `Écrivez ce prix en ${words}. Il était de ${before}.`]]
      }
      if (priceIn === currency || isEmpty) return []
      return [
        [
          `lines.${index}.price`,
          `Ce prix est-il en ${words}\u00a0? Récrivez-le, ou confirmez la monnaie des prix.`,
        ],
      ]
    }),
  )
}

export const hasUnknownPrice = ({ lines }: TypedDraft) =>
  lines.some(({ price, priceIn }) => price.trim() !== '' && !isCurrency(priceIn))

/** Records that a person confirms the currency of the prices as they stand. */
export function confirmPrices(typed: TypedDraft): TypedDraft {
  const priceIn = currencyOf(typed)
  const lines = typed.lines.map((line) => (isCurrency(line.priceIn) ? line : { ...line, priceIn }))
  return { ...typed, lines }
}
