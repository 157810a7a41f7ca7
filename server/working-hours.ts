import { promisedHours, type WorkCalendar } from '#content/company/calendar.ts'
import { hour, plainDayAt, startOfDay } from './days.ts'

export const promisedDelay = promisedHours * hour

type Opening = readonly [from: number, to: number]

/** Computed days by calendar, cached because a list needs the same ones often. */
const known = new WeakMap<WorkCalendar, Map<string, readonly Opening[]>>()

/** Days after which the search for an opening stops. */
const longestClosure = 400

export function workingTime(from: number, to: number, calendar: WorkCalendar): number {
  let sum = 0
  for (let day = plainDayAt(from, calendar.timeZone); ; day = day.add({ days: 1 })) {
    if (startOfDay(day, calendar.timeZone) >= to) return sum
    for (const [opens, closes] of openingsOf(day, calendar)) {
      sum += Math.max(0, Math.min(closes, to) - Math.max(opens, from))
    }
  }
}

/**
 * @param from milliseconds since 1970
 * @param duration milliseconds of opening hours, 0 or more
 * @returns milliseconds since 1970; with 0, `from` itself
 * @throws RangeError when the calendar does not open for more than a year
 */
export function addWorkingTime(from: number, duration: number, calendar: WorkCalendar): number {
  if (duration <= 0) return from
  let left = duration
  let closed = 0
  for (
    let day = plainDayAt(from, calendar.timeZone);
    closed < longestClosure;
    day = day.add({ days: 1 })
  ) {
    const openings = openingsOf(day, calendar)
    closed = openings.length > 0 ? 0 : closed + 1
    for (const [opens, closes] of openings) {
      const begins = Math.max(opens, from)
      if (closes - begins >= left) return begins + left
      left -= Math.max(0, closes - begins)
    }
  }
  throw new RangeError('The calendar of the agency never opens')
}

export function answerDue(waitingSince: number, calendar: WorkCalendar): number {
  return addWorkingTime(waitingSince, promisedDelay, calendar)
}

export function openingHours(from: number, to: number, calendar: WorkCalendar): Opening[] {
  const found: Opening[] = []
  for (
    let day = plainDayAt(from, calendar.timeZone);
    startOfDay(day, calendar.timeZone) < to;
    day = day.add({ days: 1 })
  ) {
    found.push(...openingsOf(day, calendar).filter(([, closes]) => closes > from))
  }
  return found
}

export function isAtWork(instant: number, calendar: WorkCalendar): boolean {
  const openings = openingHours(instant, instant + 1, calendar)
  return openings.some(([opens, closes]) => opens <= instant && instant < closes)
}

function openingsOf(day: Temporal.PlainDate, calendar: WorkCalendar): readonly Opening[] {
  const days = known.get(calendar) ?? new Map<string, readonly Opening[]>()
  known.set(calendar, days)
  const name = day.toString()
  const found = days.get(name)
  if (found) return found
  const isOpen = calendar.days.includes(day.dayOfWeek) && !calendar.closed.has(name)
  const at = (plainTime: string) =>
    day.toZonedDateTime({ timeZone: calendar.timeZone, plainTime }).epochMilliseconds
  const openings = isOpen ? calendar.hours.map(([from, to]) => [at(from), at(to)] as const) : []
  days.set(name, openings)
  return openings
}
