import { addDays, dayAt } from './dates.ts'
import type { IsoDate } from './quote.ts'

/**
 * Years for which a contract concluded online is kept after its performance, and given on request
 * (cc L.213-1, D.213-1, D.213-2: 120 € or more; the agency's own evidence for less).
 */
export const contractYears = 10

/**
 * The day on which a contract has been kept long enough. What was promised as its delay counts as its
 * performance; withdrawn, it is kept as long (how long a withdrawn one must be is for counsel to say).
 *
 * @param acceptedAt milliseconds since 1970
 * @param deliveryWeeks as the quote promised
 */
export function contractKeptUntil(acceptedAt: number, deliveryWeeks: number): IsoDate {
  const performed = addDays(dayAt(acceptedAt), deliveryWeeks * 7)
  const [year = 0, ...rest] = performed.split('-')
  const end = `${Number(year) + contractYears}-${rest.join('-')}`
  // The 29 February of a year that has none.
  return end.endsWith('-02-29') ? end.replace('-02-29', '-03-01') : end
}
