import { dayAt, formatDay, zoneOf } from './dates.ts'
import { noticesFor, type Situation } from './notices.ts'
import type { QuoteVersion } from './quote.ts'

/**
 * What a client declares who withdraws online: the page shows it before they confirm, the receipt
 * repeats it (code de la consommation, L.221-21 and D.221-5).
 *
 * @param acceptedAt when the contract was concluded, milliseconds since 1970
 */
export function withdrawalWords(
  quote: Pick<QuoteVersion, 'number' | 'version' | 'seller' | 'client'>,
  acceptedAt: number,
): string {
  const day = formatDay(dayAt(acceptedAt, zoneOf(quote)))
  return `Je vous notifie que je renonce au contrat ${quote.number}, version\u00a0${quote.version}, conclu le ${day}.`
}

/**
 * What the law gives the client to change their mind, within a sentence; the agency has as long to pay
 * back (code de la consommation, L.221-24; loi tunisienne 2000-83, article 30).
 */
export function periodWords(situation: Situation): string {
  return noticesFor(situation).includes('T') ? 'dix jours ouvrables' : 'quatorze jours'
}
