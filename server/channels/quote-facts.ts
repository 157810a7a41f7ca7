import { afterAcceptance } from '#quotes/after-acceptance.ts'
import { dayAt, zoneOf } from '#quotes/dates.ts'
import { documentOf } from '#quotes/document.ts'
import { isolated } from '#quotes/isolated.ts'
import { formatMoney } from '#quotes/money.ts'
import { noticesFor } from '#quotes/notices.ts'
import { exemptionWords, type QuoteVersion } from '#quotes/quote.ts'
import { totalsOf } from '#quotes/totals.ts'
import { afterAmount } from '#quotes/vat.ts'
import type { SentVersion } from '../store/quotes/records.ts'

export function referenceOf({ number, version }: QuoteVersion): string {
  return `${number}, version\u00a0${version}`
}

export function totalOf(content: QuoteVersion): string {
  const { amount } = documentOf(content).table.total
  return content.exempt ? `${amount}, ${exemptionWords}` : `${amount}${afterAmount(content)}`
}

export function depositOf(content: QuoteVersion): string | undefined {
  const { deposit } = totalsOf(content)
  if (content.deposit === 0) return undefined
  const amount = formatMoney(deposit, content.currency)
  return `${amount}${afterAmount(content)}`
}

/** @throws Error for a version without acceptance */
export function concludedOf({ content, evidence, history }: SentVersion) {
  if (!evidence) throw new Error('the mail of an acceptance needs an acceptance')
  // The client may correct the number of employees at signing, which can change the notices.
  const signed = { ...content, client: { ...content.client, kind: evidence.kind } }
  const zone = zoneOf(content)
  const day = dayAt(evidence.at, zone)
  return {
    ...afterAcceptance(signed, day, evidence.earlyStart, history.withdrawUntil),
    evidence,
    day,
    zone,
    hasForm: noticesFor(signed).includes('R1'),
  }
}

export function clientOf({ content, evidence }: SentVersion): string {
  const { client } = content
  const name = evidence ? evidence.company || evidence.name : client.company || client.name
  return isolated(oneLine(name))
}

export function withRole({ name, role }: { name: string; role: string }): string {
  return [name, role].map(oneLine).filter(Boolean).map(isolated).join(', ')
}

/** Puts typed text on one line, because a second line could look like the agency's or like a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

export function ownLines(text: string): string {
  return text.replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n').trim()
}
