import * as v from 'valibot'
import { day, group, list } from '../documents/fields.ts'
import { holidayTable } from './holidays.ts'

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

const time = (label: string) =>
  v.pipe(v.string(), v.isoTime('Une heure est attendue, comme 09:00.'), v.title(label))

const opening = v.pipe(
  group('Ouverture', { opens: time('De'), closes: time('À') }),
  v.check(
    ({ opens, closes }) => opens < closes,
    ({ input }) => `De ${input.opens} à ${input.closes}\u00a0: la fin vient avant le début.`,
  ),
)

/** When the agency is at work: the promised delay runs then, and the desk counts in these hours. */
export const hoursDocument = group('Heures d’ouverture', {
  days: list(
    'Jours',
    v.pipe(v.picklist(weekdays, 'Un jour de la semaine est attendu.'), v.title('Jour')),
    { most: 7 },
  ),
  /** Of each of these days. */
  hours: v.pipe(
    list('Heures', opening, { most: 4 }),
    v.check(
      (all) => all.every(({ opens }, i) => i === 0 || (all[i - 1]?.closes ?? '') <= opens),
      'Ces heures se chevauchent, ou ne se suivent pas.',
    ),
  ),
  /** Beside the public holidays of both countries. */
  closed: list('Fermé le', day('Jour'), { least: 0, most: 100 }),
})

export type Hours = v.InferOutput<typeof hoursDocument>

/** What working time is counted by. */
export interface WorkCalendar {
  timeZone: string
  /** Days of the week, Monday is 1. */
  days: readonly number[]
  /** Opening hours of such a day, `09:00`, in order. */
  hours: readonly (readonly [from: string, to: string])[]
  /** Days on which it is closed, `2026-04-06`. */
  closed: ReadonlySet<string>
}

/** In which the agency counts its hours, and names its days. */
export const agencyTimeZone = 'Europe/Paris'

/** One working day is promised (content/company/claims.ts): so many opening hours. */
export const promisedHours = 8

/**
 * Public holidays, `2026-04-06`, by country. In Tunisia the announced date of a lunar holiday may
 * differ by a day from the computed one: the days before and after it are holidays here too.
 */
export const holidays = { FR: daysOf(holidayTable.FR), TN: daysOf(holidayTable.TN) } as const

const calendars = new WeakMap<Hours, WorkCalendar>()

/**
 * The calendar of the agency's hours. A day on which one of both offices is closed does not count: of two
 * readings, the one that promises less.
 *
 * @returns the same object for the same hours: what is counted by it is remembered by it
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
