import type { QuoteDocument } from '#quotes/document.ts'
import { isolatedSentence } from '#quotes/isolated.ts'
import { formatMoney } from '#quotes/money.ts'
import { noticesFor } from '#quotes/notices.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { totalsOf } from '#quotes/totals.ts'
import { afterAmount } from '#quotes/vat.ts'

export function totalWords(content: QuoteVersion): string {
  return amountWords(totalsOf(content).total, content)
}

export function amountWords(amount: number, content: QuoteVersion): string {
  return `${formatMoney(amount, content.currency)}${afterAmount(content)}`
}

export function versionWords(number: string, { version }: QuoteVersion): string {
  return `${number}, version\u00a0${version}`
}

export function plateOf(number: string, { version }: QuoteVersion): string {
  return `${number} v${version}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns a note for each payment, with the law's rule for the deposit. */
export function paymentNotes(content: QuoteVersion, { payment }: QuoteDocument): string[] {
  const waits = noticesFor(content).includes('P7')
  return payment.rows.map(({ text }, index) =>
    waits && content.deposit > 0 && index === 0
      ? 'Demandé le huitième jour après votre accord, jamais avant.'
      : isolatedSentence(capital(text)),
  )
}

export const paymentName = (label: string) => label.replace(/ (?=\d)/, ' de ')
