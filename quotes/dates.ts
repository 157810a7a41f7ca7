import { agencyCalendar, holidays } from '#content/company/calendar.ts'
import type { IsoDate } from './quote.ts'

/*
 * Calendar arithmetic on plain days. Browsers read this too, and not all of them have Temporal: a
 * day is counted in UTC, where none is ever 23 or 25 hours long.
 */

const dayLength = 86_400_000
/** Days and hours of a quote are those of its clock on the wall, whoever reads it. */
const timeZone = 'Europe/Paris'

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août'],
  ...['septembre', 'octobre', 'novembre', 'décembre'],
]
const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

function count(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function fromCount(milliseconds: number): IsoDate {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** Whether a text is a day that exists: « 2026-02-30 » does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const parsed = count(text)
  return !Number.isNaN(parsed) && fromCount(parsed) === text
}

/** @throws RangeError when `date` is not a day */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromCount(count(date) + days * dayLength)
}

/** How many days from one day to a later one; 0 on the same day, less than 0 to an earlier one. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (count(to) - count(from)) / dayLength
}

function weekday(date: IsoDate): number {
  return new Date(count(date)).getUTCDay()
}

/** The day it is in Paris at an instant, milliseconds since 1970. */
export function dayAt(instant: number): IsoDate {
  const { year, month, day } = partsAt(instant)
  return `${year}-${month}-${day}`
}

/** Made once: a formatter takes a millisecond to build, and a list shows many dates. */
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function partsAt(instant: number): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** « 20 décembre 2026 », « 1er mai 2026 ». */
export function formatDay(date: IsoDate): string {
  const [year = '', month = '', number = ''] = date.split('-')
  const written = number === '01' ? '1er' : String(Number(number))
  return `${written}\u00a0${months[Number(month) - 1]}\u00a0${year}`
}

/** « dimanche 20 décembre 2026 ». */
export function formatLongDay(date: IsoDate): string {
  return `${weekdays[weekday(date)]} ${formatDay(date)}`
}

/** « 24 novembre 2026 à 10 h 12 (Paris) ». */
export function formatInstant(instant: number): string {
  return `${formatDay(dayAt(instant))} à ${formatHour(instant)} (Paris)`
}

/** « 10 h 12 », in Paris. */
export function formatHour(instant: number): string {
  const { hour, minute } = partsAt(instant)
  return `${Number(hour)}\u00a0h\u00a0${minute}`
}

/** « mardi 24 novembre 2026 à 10 h 12 ». */
export function formatLongInstant(instant: number): string {
  return `${formatLongDay(dayAt(instant))} à ${formatHour(instant)}`
}

const isClosed = (date: IsoDate) =>
  weekday(date) === 0 || weekday(date) === 6 || holidays.FR.has(date)

/**
 * The last day, included to its last hour, on which the client may change their mind: fourteen days,
 * of which the day of the contract is not one; a last day that is a Saturday, a Sunday or a holiday
 * moves to the next working day. Code de la consommation, L.221-18 and L.221-19.
 *
 * @param concludedOn the day of the acceptance, in Paris
 */
export function lastDayToWithdraw(concludedOn: IsoDate): IsoDate {
  let last = addDays(concludedOn, 14)
  while (isClosed(last)) last = addDays(last, 1)
  return last
}

/**
 * The first day on which a payment may be asked after an off-premises contract: the eighth, once
 * seven whole days have passed. Code de la consommation, L.221-10.
 */
export function firstDayToBePaid(concludedOn: IsoDate): IsoDate {
  return addDays(concludedOn, 8)
}

/**
 * The first day of work when the client may still withdraw and has not asked to start before: the day
 * after the last one to withdraw. Code de la consommation, L.221-25.
 */
export function firstDayOfWork(concludedOn: IsoDate): IsoDate {
  return addDays(lastDayToWithdraw(concludedOn), 1)
}

/**
 * The last day to withdraw from a contract with the Tunisian company: ten working days, as far as its
 * law could be read (loi 2000-83, article 30: for counsel to confirm). Days on which one of the two
 * offices is closed do not count: the period is never shorter than the law's.
 */
export function lastDayToWithdrawInTunisia(concludedOn: IsoDate): IsoDate {
  let last = concludedOn
  for (let counted = 0; counted < 10; ) {
    last = addDays(last, 1)
    if (isOfficeDay(last)) counted += 1
  }
  return last
}

function isOfficeDay(date: IsoDate): boolean {
  const { days, closed } = agencyCalendar
  return days.includes(weekday(date) || 7) && !closed.has(date)
}

/** Whether a quote valid to the end of a day, in Paris, is no longer so at an instant. */
export function isPast(lastDay: IsoDate, instant: number): boolean {
  return dayAt(instant) > lastDay
}
