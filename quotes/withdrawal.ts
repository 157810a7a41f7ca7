import { dayAt, formatDay, zoneOf } from './dates.ts'
import { noticesFor, type Situation } from './notices.ts'
import type { QuoteVersion } from './quote.ts'

/**
 * Returns the declaration shown before the confirmation and repeated by the receipt (code de la consommation,
 * L.221-21 and D.221-5).
 */
export function withdrawalWords(
  quote: Pick<QuoteVersion, 'number' | 'version' | 'seller' | 'client'>,
  acceptedAt: number,
): string {
  const day = formatDay(dayAt(acceptedAt, zoneOf(quote)))
  return `Je vous notifie que je renonce au contrat ${quote.number}, version\u00a0${quote.version}, conclu le ${day}.`
}

/**
 * Returns the withdrawal period for use in a sentence; the agency repays within the same period (code de la
 * consommation, L.221-24; loi tunisienne 2000-83, article 30).
 */
export function periodWords(situation: Situation): string {
  return noticesFor(situation).includes('T') ? 'dix jours ouvrables' : 'quatorze jours'
}
