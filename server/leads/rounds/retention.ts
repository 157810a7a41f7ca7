/** How long before `now`: `3y` (calendar years), `6m` (months) or `90d`. */
const duration = /^(\d{1,4})([ymd])$/

/**
 * The instant before which leads are older than a duration; counted from collection, on the
 * calendar, so that three years have their leap day.
 *
 * @returns milliseconds since 1970, or undefined when `age` is not a duration
 * Spec: L-5
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
  // 29 February less a year is 28 February, not 1 March.
  if (instant.getUTCDate() !== day) instant.setUTCDate(0)
  return instant.getTime()
}
