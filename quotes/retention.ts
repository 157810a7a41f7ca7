import { addDays, dayAt } from './dates.ts'
import type { IsoDate } from './terms.ts'

/**
 * Years for which an online contract is stored after its performance (cc L.213-1, D.213-1, D.213-2, for 120 €
 * or more; a smaller contract is stored as the agency's evidence).
 */
export const contractYears = 10

/**
 * The contract counts as performed at the end of the promised delay, also after a withdrawal (counsel has to
 * confirm that).
 *
 * @param acceptedAt milliseconds since 1970
 */
export function contractKeptUntil(acceptedAt: number, deliveryWeeks: number): IsoDate {
  const performed = addDays(dayAt(acceptedAt), deliveryWeeks * 7)
  const [year = 0, ...rest] = performed.split('-')
  const end = `${Number(year) + contractYears}-${rest.join('-')}`
  // 29 February does not exist in a common year.
  return end.endsWith('-02-29') ? end.replace('-02-29', '-03-01') : end
}
