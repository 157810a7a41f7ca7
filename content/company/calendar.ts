import * as v from 'valibot'
import { day, group, list, orNull } from '../documents/fields.ts'
import { holidayTable } from './holidays.ts'

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

/** A pattern, because `isoTime` becomes `format: time` in the JSON schema, which wants seconds and an offset. */
const time = (label: string) =>
  v.pipe(
    v.string(),
    v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Une heure est attendue, comme 09:00.'),
    v.title(label),
  )

const opening = v.pipe(
  group('Ouverture', { opens: time('De'), closes: time('À') }),
  v.check(
    ({ opens, closes }) => opens < closes,
    ({ input }) => `De ${input.opens} à ${input.closes}\u00a0: la fin vient avant le début.`,
  ),
)

/** Opening hours of the agency, which decide the promised answer time and the desk's working hours. */
export const hoursDocument = group('Heures d’ouverture', {
  days: list(
    'Jours',
    v.pipe(v.picklist(weekdays, 'Un jour de la semaine est attendu.'), v.title('Jour')),
    { most: 7 },
  ),
  hours: v.pipe(
    list('Heures', opening, { most: 4 }),
    v.check(
      (all) => all.every(({ opens }, i) => i === 0 || (all[i - 1]?.closes ?? '') <= opens),
      'Ces heures se chevauchent, ou ne se suivent pas.',
    ),
  ),
  closed: list('Fermé le', day('Jour'), { least: 0, most: 100 }),
  confirmedOn: orNull(day('Heures confirmées par l’agence le')),
})

export type Hours = v.InferOutput<typeof hoursDocument>

export interface WorkCalendar {
  timeZone: string
  days: readonly number[]
  hours: readonly (readonly [from: string, to: string])[]
  closed: ReadonlySet<string>
}

export const agencyTimeZone = 'Europe/Paris'

/** Number of opening hours in the promised working day (content/company/claims.ts). */
export const promisedHours = 8

/**
 * Public holidays by country, such as `2026-04-06`. The announced date of a lunar holiday in Tunisia may
 * differ by a day from the computed one, so the days around it count too.
 */
export const holidays = { FR: daysOf(holidayTable.FR), TN: daysOf(holidayTable.TN) } as const

const calendars = new WeakMap<Hours, WorkCalendar>()

/**
 * Returns the calendar of the agency's hours. A holiday of either country closes the agency, so
 * that answers are not promised too early.
 *
 * @returns the same object for the same hours, because callers use it as a cache key
 */
export function agencyCalendar(agencyHours: Hours): WorkCalendar {
  const known = calendars.get(agencyHours)
  if (known) return known
  const { days, hours, closed } = agencyHours
  const calendar = {
    timeZone: agencyTimeZone,
    days: days.map((day) => weekdays.indexOf(day) + 1),
    hours: hours.map(({ opens, closes }) => [opens, closes] as const),
    closed: new Set([...holidays.FR, ...holidays.TN, ...closed]),
  }
  calendars.set(agencyHours, calendar)
  return calendar
}

export const lastKnownDay = `${Math.max(...Object.keys(holidayTable.FR).map(Number))}-12-31`

const year = 365 * 86_400_000

/**
 * Returns whether the table of holidays ends within a year; later holidays would count as working days.
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
