import { agencyTimeZone } from '#content/company/calendar.ts'

/** Milliseconds. */
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export function plainDayAt(instant: number, timeZone: string = agencyTimeZone): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate()
}

/**
 * Returns the first instant of a day, given as `2026-11-26` or as any instant of that day.
 *
 * @throws RangeError for an invalid day
 */
export function startOfDay(
  day: Temporal.PlainDate | string | number,
  timeZone: string = agencyTimeZone,
): number {
  const plain = typeof day === 'number' ? plainDayAt(day, timeZone) : Temporal.PlainDate.from(day)
  return plain.toZonedDateTime(timeZone).epochMilliseconds
}

export function endOfDay(instant: number): number {
  return startOfDay(plainDayAt(instant).add({ days: 1 })) - 1
}
