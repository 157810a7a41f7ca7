import { type Currency, currencies } from '#content/catalogue/currency.ts'
import { latinDigits } from '#forms/pasted.ts'
import type { BasisPoints, Minor } from './terms.ts'

/** Result of reading a typed number: whole units of its last decimal, or why it is refused. */
export type Amount = { ok: true; value: number } | { ok: false; fault: AmountFault }

export type AmountFault =
  | { kind: 'notNumber' }
  | { kind: 'decimals' }
  /** A price in another currency, which is never converted. */
  | { kind: 'currency'; typed: string }
  /** A price with VAT. */
  | { kind: 'taxed' }
  /** `decimal` is `null` if that reading has too many decimals. */
  | { kind: 'twoReadings'; typed: string; thousands: string; decimal: string | null }

const longest = 60

const refused = (fault: AmountFault): Amount => ({ ok: false, fault })
const notNumber = refused({ kind: 'notNumber' })

/**
 * Writes digits and signs of other keyboards in ASCII: Arabic, Persian and full-width digits, the Arabic
 * comma and decimal separator, every apostrophe, every space of Unicode.
 */
function toAscii(typed: string): string {
  return latinDigits(typed)
    .replace(/[\u066c‘’ʼ′`´]/g, "'")
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u066b\u060c]/g, ',')
    .replaceAll('\u066a', '%')
    .replace(/\s+/g, ' ')
    .trim()
}

/** `null` for a text that is too long, or with powers and fractions: NFKC would make « 10² » 102. */
const readable = (typed: string) =>
  typed.length > longest || /[\p{No}\p{Nl}]/u.test(typed) ? null : toAscii(typed)

/** Groups of thousands with one separator, or digits only; then decimals after a point or a comma. */
const written = /^(?:(\d{1,3})([ '.,])(\d{3}(?:\2\d{3})*)|(\d+))(?:([.,])(\d+))?$/

function readNumber(ascii: string, decimals: number): Amount {
  const parts = written.exec(ascii)
  if (!parts) return notNumber
  const [, head = '', separator = '', groups = '', plain = '', point = '', fraction = ''] = parts
  if (plain) return unitsOf(plain, fraction, decimals)
  const isPoint = separator === '.' || separator === ','
  if (isPoint && separator === point) return notNumber
  const isOneGroup = isPoint && !point && groups.length === 3
  // « 0.500 » has no thousands, and in dinars, with three decimals, « 1,500 » has none either.
  if (isOneGroup && (/^0/.test(head) || (separator === ',' && decimals === 3))) {
    return unitsOf(head, groups, decimals)
  }
  const whole = head + groups.replaceAll(separator, '')
  if (!isOneGroup || decimals === 0) return unitsOf(whole, fraction, decimals)
  const significant = groups.replace(/0+$/, '')
  const decimal = significant.length > decimals ? null : `${head},${significant.padEnd(2, '0')}`
  return refused({ kind: 'twoReadings', typed: ascii, thousands: whole, decimal })
}

function unitsOf(whole: string, fraction: string, decimals: number): Amount {
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return refused({ kind: 'decimals' })
  const value = Number(whole + significant.padEnd(decimals, '0'))
  return Number.isSafeInteger(value) ? { ok: true, value } : notNumber
}

/**
 * Reads a number into whole units of its last decimal: « 1 180,50 » with 2 decimals is 118050. Accepts
 * spaces, points, commas or apostrophes between thousands. Uses whole numbers only, so nothing is rounded.
 *
 * @param decimals decimals of the unit; more are refused unless they are zeros
 */
export function readDecimal(typed: string, decimals: number): Amount {
  const ascii = readable(typed)
  return ascii === null ? notNumber : readNumber(ascii, decimals)
}

/** Names of each currency as people write them, in small letters and without points. */
const names: Record<Currency, RegExp> = {
  euro: /^(?:€|eur|euros?|يورو)$/,
  tnd: /^(?:tnd|dt|td|d|dinars?(?: tunisiens?)?|tunisian dinars?|د ?ت|(?:دينار(?:ا|ان|ين|ات)?|دنانير)(?: تونسي(?:ا|ان|ين|ة)?)?)$/,
}
const withoutTax = /(?<!\p{L})(?:ht|hors[ -](?:taxes?|tva))$/u
const withTax = /(?<!\p{L})(?:ttc|toutes taxes comprises)$/u
/** « 50 centimes », « 500 millimes », behind the currency. */
const minorName = /^ ?(?:c|cts?|cents?|centimes?|millimes?|مليم(?:ا|ات)?)(?!\p{L})/u
/** « 350,- »: no cents. */
const noMinor = /^[.,] ?-+/

/** Joins the words of a price in small letters, without points, commas and Arabic vowels. */
const unitOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[.,\p{Mn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Reads a price without VAT, with or without its currency, such as « 1 180,50 € HT », « € 600 », « 350 DT »,
 * « 12 € 50 » or « 350 dinars 500 millimes ».
 *
 * @returns cents or millimes
 */
export function readMoney(typed: string, currency: Currency): Amount {
  const { decimals } = currencies[currency]
  const ascii = readable(typed)?.replace(/\p{Pd}/gu, '-')
  const parts = /^(\D*)(\d(?:[\d '.,]*\d)?)(\D*)(\d*)(\D*)$/.exec(ascii ?? '')
  if (!parts) return notNumber
  const [, before = '', number = '', after = '', minor = '', end = ''] = parts
  const isNamed = minorName.test(end.toLowerCase())
  const unit = unitOf(
    `${before} ${after.replace(noMinor, '')} ${end.toLowerCase().replace(minorName, '')}`,
  )
  if (withTax.test(unit)) return refused({ kind: 'taxed' })
  const name = unit.replace(withoutTax, '').trim()
  if (name !== '' && !names[currency].test(name)) {
    return isCurrency(name) ? refused({ kind: 'currency', typed: typed.trim() }) : notNumber
  }
  if (minor === '') return readNumber(number, decimals)
  // « 12 € 50 »: the currency stands for the comma.
  const written = isNamed ? minor.padStart(decimals, '0') : minor
  return written.length === decimals ? readNumber(`${number},${written}`, decimals) : notNumber
}

function isCurrency(name: string): boolean {
  if (/^\p{Sc}$/u.test(name)) return true
  if (Object.values(names).some((known) => known.test(name))) return true
  if (/^(?:dollars?|livres?|francs?|dirhams?)\b/.test(name)) return true
  return Intl.supportedValuesOf('currency').includes(name.toUpperCase())
}

export function readPercent(typed: string): Amount {
  const ascii = readable(typed)
  if (ascii === null) return notNumber
  const read = readNumber(ascii.replace(/ ?(?:%|pour ?cents?)$/i, ''), 2)
  // No percentage has thousands.
  const isDecimal = !read.ok && read.fault.kind === 'twoReadings'
  return isDecimal ? refused({ kind: 'decimals' }) : read
}

const orNull = (amount: Amount) => (amount.ok ? amount.value : null)

/** @returns `null` for a number that `readDecimal` refuses */
export const parseDecimal = (typed: string, decimals: number) =>
  orNull(readDecimal(typed, decimals))

export const parseMoney = (typed: string, currency: Currency): Minor | null =>
  orNull(readMoney(typed, currency))

export const parsePercent = (typed: string): BasisPoints | null => orNull(readPercent(typed))
