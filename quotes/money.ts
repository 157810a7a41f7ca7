import { type Currency, currencies } from '#content/catalogue/currency.ts'
import type { BasisPoints, Minor } from './quote.ts'

const longest = 60

/** Arabic and Persian digits, with their signs for decimals and thousands. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
const toAscii = (typed: string) =>
  typed
    .trim()
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', ',')
    .replace(/[\u066c’]/g, "'")
    .replace(/\s/g, ' ')

/** Groups of thousands with one separator, or digits only; then decimals after a point or a comma. */
const written = /^(?:(\d{1,3})([ '.,])(\d{3}(?:\2\d{3})*)|(\d+))(?:([.,])(\d+))?$/

interface Reading {
  whole: string
  fraction: string
  readings?: [thousands: string, decimals: string]
}

function read(typed: string, decimals: number): Reading | null {
  if (typed.length > longest) return null
  const parts = written.exec(toAscii(typed))
  if (!parts) return null
  const [, head = '', separator = '', groups = '', plain = '', point = '', fraction = ''] = parts
  if (plain) return { whole: plain, fraction }
  const isPoint = separator === '.' || separator === ','
  if (isPoint && separator === point) return null
  const isOneGroup = isPoint && !point && groups.length === 3
  // « 0.500 » has no thousands, and in dinars, with three decimals, « 1,500 » has none either.
  if (isOneGroup && (/^0/.test(head) || (separator === ',' && decimals === 3))) {
    return { whole: head, fraction: groups }
  }
  const whole = head + groups.replaceAll(separator, '')
  if (!isOneGroup || decimals === 0) return { whole, fraction }
  return {
    whole,
    fraction,
    readings: [whole, `${head},${groups.replace(/0+$/, '').padEnd(2, '0')}`],
  }
}

/**
 * Returns the two readings of an ambiguous number: the point of « 1.500 » may separate thousands or decimals.
 *
 * @returns both readings as a person would type them, « 1500 » and « 1,50 »; `null` without ambiguity
 */
export function readingsOf(typed: string, decimals: number): readonly [string, string] | null {
  return read(typed, decimals)?.readings ?? null
}

/**
 * Parses a number into whole units of its last decimal: « 1 180,50 » with 2 decimals is 118050. Accepts
 * spaces, points, commas or apostrophes between thousands. Uses whole numbers only, so nothing is rounded.
 *
 * @param decimals decimals of the unit; more are refused unless they are zeros
 * @returns `null` for an invalid, ambiguous, negative or too long number
 */
export function parseDecimal(typed: string, decimals: number): number | null {
  const found = read(typed, decimals)
  if (!found || found.readings) return null
  const fraction = found.fraction.replace(/0+$/, '')
  if (fraction.length > decimals) return null
  const value = Number(found.whole + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(value) ? value : null
}

export function parseMoney(typed: string, currency: Currency): Minor | null {
  return parseDecimal(withoutUnit(typed, currency), currencies[currency].decimals)
}

export function moneyReadingsOf(typed: string, currency: Currency) {
  return readingsOf(withoutUnit(typed, currency), currencies[currency].decimals)
}

function withoutUnit(typed: string, currency: Currency): string {
  if (typed.length > longest) return typed
  const { code, symbol } = currencies[currency]
  return typed.trim().replace(new RegExp(`\\s*(?:${symbol}|${code})$`, 'i'), '')
}

export function parsePercent(typed: string): BasisPoints | null {
  if (typed.length > longest) return null
  return parseDecimal(typed.trim().replace(/\s*%$/, ''), 2)
}

/**
 * Formats an amount with all its decimals: « 1 801,20 € », « − 79,00 € », « 1 142,400 TND ». Works on
 * digits, because floats cannot hold cents exactly.
 */
export function formatMoney(amount: Minor, currency: Currency): string {
  const { decimals, symbol } = currencies[currency]
  const sign = amount < 0 ? '−\u00a0' : ''
  return `${sign}${writeDigits(Math.abs(amount), decimals)}\u00a0${symbol}`
}

export function formatPercent(points: BasisPoints): string {
  return `${shorten(writeDigits(points, 2))}\u00a0%`
}

export function formatQuantity(hundredths: number): string {
  return shorten(writeDigits(hundredths, 2))
}

export function moneyField(amount: Minor, currency: Currency): string {
  return writeDigits(amount, currencies[currency].decimals).replaceAll('\u00a0', '')
}

/** Removes trailing zero decimals: « 5,00 » becomes « 5 », « 12,50 » becomes « 12,5 ». */
function shorten(written: string): string {
  return written.replace(/,?0+$/, '')
}

function writeDigits(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  // U+00A0, because the PDF's font has no U+202F.
  const whole = digits.slice(0, -decimals).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${whole},${digits.slice(-decimals)}`
}
