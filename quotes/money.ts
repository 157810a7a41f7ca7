import { type Currency, currencies } from '#content/catalogue/currency.ts'
import type { BasisPoints, Minor } from './terms.ts'

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
