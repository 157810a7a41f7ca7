import { holidayTable } from './holidays.ts'

/**
 * When the agency is at work: the promised delay runs then, and the desk counts in these hours. A
 * setting: the agency changes its hours and the days on which it closes here, nowhere else.
 */
export interface WorkCalendar {
  timeZone: string
  /** Days of the week, Monday is 1. */
  days: readonly number[]
  /** Opening hours of such a day, `09:00`, in order. */
  hours: readonly (readonly [from: string, to: string])[]
  /** Days on which it is closed, `2026-04-06`. */
  closed: ReadonlySet<string>
}

/** One working day is promised (content/company/claims.ts): so many opening hours. */
export const promisedHours = 8

/**
 * Public holidays, `2026-04-06`, by country. In Tunisia the announced date of a lunar holiday may
 * differ by a day from the computed one: the days before and after it are holidays here too.
 */
export const holidays = { FR: daysOf(holidayTable.FR), TN: daysOf(holidayTable.TN) } as const

/**
 * Hours are those of the desk's design, until the agency gives its own. A day on which one of both
 * offices is closed does not count: of two readings, the one that promises less.
 */
export const agencyCalendar: WorkCalendar = {
  timeZone: 'Europe/Paris',
  days: [1, 2, 3, 4, 5],
  hours: [
    ['09:00', '12:00'],
    ['13:00', '18:00'],
  ],
  closed: new Set([...holidays.FR, ...holidays.TN]),
}

/** The last day whose holidays are known. */
export const lastKnownDay = `${Math.max(...Object.keys(holidayTable.FR).map(Number))}-12-31`

const year = 365 * 86_400_000

/**
 * Whether the table of holidays ends within a year: later ones would pass for working days.
 *
 * @param now milliseconds since 1970
 */
export function holidaysEndSoon(now: number): boolean {
  return Date.parse(lastKnownDay) - now < year
}

function daysOf(table: Record<number, string>): ReadonlySet<string> {
  return new Set(
    Object.entries(table).flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day}`)),
  )
}
