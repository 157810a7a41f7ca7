/** `3y` (calendar years), `6m` (months) or `90d`. */
const duration = /^(\d{1,4})([ymd])$/

/**
 * Counts by calendar, so that three years include their leap day (Spec: L-5).
 *
 * @returns milliseconds since 1970, or undefined for an invalid duration
 */
export function instantBefore(now: number, age: string): number | undefined {
  const [, count = '', unit] = duration.exec(age) ?? []
  if (!unit) return undefined
  const instant = new Date(now)
  if (unit === 'd') {
    instant.setUTCDate(instant.getUTCDate() - Number(count))
    return instant.getTime()
  }
  const day = instant.getUTCDate()
  instant.setUTCMonth(instant.getUTCMonth() - Number(count) * (unit === 'y' ? 12 : 1))
  // 29 February minus a year is 28 February, not 1 March.
  if (instant.getUTCDate() !== day) instant.setUTCDate(0)
  return instant.getTime()
}
