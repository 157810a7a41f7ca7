import { dayAt, formatDay } from './dates.ts'
import type { QuoteVersion } from './quote.ts'

/**
 * What a client declares who withdraws online: the page shows it before they confirm, the receipt
 * repeats it (code de la consommation, L.221-21 and D.221-5).
 *
 * @param acceptedAt when the contract was concluded, milliseconds since 1970
 */
export function withdrawalWords(
  { number, version }: Pick<QuoteVersion, 'number' | 'version'>,
  acceptedAt: number,
): string {
  const day = formatDay(dayAt(acceptedAt))
  return `Je vous notifie que je renonce au contrat ${number}, version\u00a0${version}, conclu le ${day}.`
}
