import { findPack, priceLists } from '#content/catalogue/packs.ts'
import { agencyCalendar } from '#content/company/calendar.ts'
import { agencyMail } from '#content/company/mail.ts'
import { findQuoteService } from '#content/forms/quote-services.ts'
import { freeText } from '../../spam/judge.ts'
import type { RequestRow } from '../../store/desk/requests.ts'

const { timeZone } = agencyCalendar

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr', { timeZone, ...options })
const formats = {
  day: format({ day: 'numeric', month: 'short' }),
  dayOfYear: format({ day: 'numeric', month: 'short', year: 'numeric' }),
  weekday: format({ weekday: 'short', day: 'numeric', month: 'short' }),
  full: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  clock: format({ hour: 'numeric', minute: '2-digit' }),
}

/** A day that no line breaks: `lundi 23 novembre 2026` may only after its name. */
const whole = (date: string) => date.replace(/(?<=\d) | (?=\d{4}$)/g, '\u00a0')

/** `11 h 42`, in the agency's time; `14 h` on the hour. */
export function clockWords(instant: number): string {
  const [hour = '', minute = ''] = formats.clock.format(instant).split(':')
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
}

/** `11 h 42` today, `17 nov.` this year, else `3 oct. 2025`. */
export function shortDate(instant: number, now: number): string {
  if (dayOf(instant) === dayOf(now)) return clockWords(instant)
  const isThisYear = dayOf(instant).slice(0, 4) === dayOf(now).slice(0, 4)
  return whole((isThisYear ? formats.day : formats.dayOfYear).format(instant))
}

/** `lun. 23 nov., 8 h 05`. */
export function longDate(instant: number): string {
  return `${whole(formats.weekday.format(instant))}, ${clockWords(instant)}`
}

/** `lundi 23 novembre 2026, 8 h 05`. */
export function fullDate(instant: number): string {
  return `${whole(formats.full.format(instant))}, ${clockWords(instant)}`
}

/** The day in the agency's time: `2026-11-23`. */
export function dayOf(instant: number): string {
  return zoned(instant).toPlainDate().toString()
}

/** The last instant of the day, for what is due today. */
export function endOfDay(now: number): number {
  return zoned(now).toPlainDate().add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds - 1
}

/**
 * The first instant of a day.
 *
 * @param day an instant in it, or `2026-11-26`
 * @param zone the agency's, or a client's
 * @throws RangeError when there is no such day
 */
export function startOfDay(day: number | string, zone = timeZone): number {
  const plain = Temporal.PlainDate.from(typeof day === 'number' ? dayOf(day) : day)
  return plain.toZonedDateTime(zone).epochMilliseconds
}

function zoned(instant: number) {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
}

const day = new Intl.DateTimeFormat('fr', { timeZone, day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('fr', { timeZone, dateStyle: 'medium' })
const year = new Intl.DateTimeFormat('fr', { timeZone, year: 'numeric' })

/** `23 nov., 11 h 40`; with its year once that is over. */
export function instantWords(instant: number, now: number): string {
  const isThisYear = year.format(instant) === year.format(now)
  return `${whole((isThisYear ? day : dayOfYear).format(instant))}, ${clockWords(instant)}`
}

type Known = Pick<RequestRow, 'form' | 'values' | 'reference'>

/** Whom a request comes from. */
export function nameOf({ values, reference }: Known): string {
  return values.name || values.email || reference
}

/** What a request is about: `Site vitrine`, or the kind of form. */
export function subjectOf({ form, values }: Known): string {
  const pack = findPack(values.pack ?? '')
  const service = findQuoteService(values.service ?? '')
  const lists = priceLists.filter((list) =>
    pack ? list.slug === pack.list : list.service === service?.slug,
  )
  // A service with one price list is called by its shorter name.
  return (lists.length === 1 && lists[0]?.label) || values.service || agencyMail.kind[form]
}

/** The message on one line, its beginning alone. */
export function firstWords({ form, values }: Known): string {
  return freeText(form, values).replace(/\s+/g, ' ').trim().slice(0, 160)
}

/** The subject inside a sentence: `site vitrine`. */
export function subjectInside(request: Known): string {
  const subject = subjectOf(request)
  // An abbreviation stays one.
  return /^\p{Lu}\p{Ll}/u.test(subject) ? subject[0]?.toLowerCase() + subject.slice(1) : subject
}
