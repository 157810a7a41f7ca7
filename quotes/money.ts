import { type Currency, currencies } from '#content/catalogue/currency.ts'
import type { BasisPoints, Minor } from './quote.ts'

/** Characters of a number as typed, its unit included: nobody types as many. */
const longest = 60

/** As people type them: spaces of every kind between thousands. */
const spaces = /[\s\u00a0\u202f]/g

/**
 * A number as typed in French, as whole units of its last decimal: « 1 180,50 » with 2 is 118050.
 * No float is met on the way, so nothing is rounded.
 *
 * @param decimals how many are kept; more of them are refused, unless they are zeros
 * @returns `null` when it is not a number, is negative, or is too long to be exact
 */
export function parseDecimal(typed: string, decimals: number): number | null {
  if (typed.length > longest) return null
  const text = typed.trim()
  // A point or a comma, once; spaces stand between digits only.
  const parts = /^(\d[\d\s\u00a0\u202f]*)(?:[.,](\d+))?$/.exec(text)
  if (!parts) return null
  const whole = (parts[1] ?? '').replace(spaces, '')
  const fraction = (parts[2] ?? '').replace(/0+$/, '')
  if (fraction.length > decimals) return null
  const value = Number(whole + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(value) ? value : null
}

/** A price as typed, in cents or millimes: « 1 180,50 », « 350 € »; `null` when it is none. */
export function parseMoney(typed: string, currency: Currency): Minor | null {
  const { decimals, code, symbol } = currencies[currency]
  if (typed.length > longest) return null
  const unit = new RegExp(`\\s*(?:${symbol}|${code})$`, 'i')
  return parseDecimal(typed.trim().replace(unit, ''), decimals)
}

/** A percentage as typed, « 12,5 » or « 5 % », in basis points. */
export function parsePercent(typed: string): BasisPoints | null {
  if (typed.length > longest) return null
  return parseDecimal(typed.trim().replace(/\s*%$/, ''), 2)
}

/**
 * An amount as every quote writes it, with all its decimals: « 1 801,20 € », « − 79,00 € »,
 * « 1 142,400 TND ». Written from digits: a float could not hold a cent exactly.
 */
export function formatMoney(amount: Minor, currency: Currency): string {
  const { decimals, symbol } = currencies[currency]
  const sign = amount < 0 ? '−\u00a0' : ''
  return `${sign}${writeDigits(Math.abs(amount), decimals)}\u00a0${symbol}`
}

/** « 5 % », « 12,5 % »: basis points without needless zeros. */
export function formatPercent(points: BasisPoints): string {
  return `${shorten(writeDigits(points, 2))}\u00a0%`
}

/** « 2 », « 1,5 »: hundredths without needless zeros. */
export function formatQuantity(hundredths: number): string {
  return shorten(writeDigits(hundredths, 2))
}

/** An amount as a field of the desk shows it, to be typed over: « 1180,50 ». */
export function moneyField(amount: Minor, currency: Currency): string {
  return writeDigits(amount, currencies[currency].decimals).replaceAll('\u00a0', '')
}

/** Of a number that has decimals: « 5,00 » is « 5 », « 12,50 » is « 12,5 ». */
function shorten(written: string): string {
  return written.replace(/,?0+$/, '')
}

function writeDigits(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  // U+00A0: the paper's font has no U+202F.
  const whole = digits.slice(0, -decimals).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${whole},${digits.slice(-decimals)}`
}
