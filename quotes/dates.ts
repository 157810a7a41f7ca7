import { isFrench } from './countries.ts'
import type { Client } from './quote.ts'
import type { IsoDate, Seller } from './terms.ts'

/**
 * Computes days and hours and formats them in French, for server and browser. Some browsers lack Temporal, so
 * days are computed in UTC, where each has 24 hours.
 */

const dayLength = 86_400_000

export const timeZones = { 'Europe/Paris': 'Paris', 'Africa/Tunis': 'Tunis' } as const

export type TimeZone = keyof typeof timeZones

const ownZone: TimeZone = 'Europe/Paris'

/**
 * Returns the time zone of a quote: the client's, because its days are promised to the client, or the selling
 * company's if the client is in a third country.
 */
export function zoneOf({
  seller,
  client,
}: {
  seller: Seller
  client: Pick<Client, 'country'>
}): TimeZone {
  const { country } = client
  if (isFrench(country)) return 'Europe/Paris'
  return country === 'TN' || seller === 'TN' ? 'Africa/Tunis' : 'Europe/Paris'
}

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août'],
  ...['septembre', 'octobre', 'novembre', 'décembre'],
]
const shortMonths = [
  ...['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août'],
  ...['sept.', 'oct.', 'nov.', 'déc.'],
]
const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

function count(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function fromCount(milliseconds: number): IsoDate {
  return new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromCount(count(date) + days * dayLength)
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (count(to) - count(from)) / dayLength
}

export function weekdayOf(date: IsoDate): number {
  return new Date(count(date)).getUTCDay()
}

export function dayAt(instant: number, zone = ownZone): IsoDate {
  const { year = '', month, day } = partsAt(instant, zone)
  return `${year.padStart(4, '0')}-${month}-${day}`
}

export function isPast(lastDay: IsoDate, instant: number, zone: TimeZone): boolean {
  return dayAt(instant, zone) > lastDay
}

export function formatDay(date: IsoDate): string {
  return `${formatDayOfMonth(date)}\u00a0${date.slice(0, 'YYYY'.length)}`
}

export function formatDayOfMonth(date: IsoDate): string {
  return dayAndMonth(date, months)
}

/** « 20 déc. », « 1er mai ». */
export function formatShortDay(date: IsoDate): string {
  return dayAndMonth(date, shortMonths)
}

export function formatLongDay(date: IsoDate): string {
  return `${weekdays[weekdayOf(date)]} ${formatDay(date)}`
}

export function formatNamedDay(date: IsoDate): string {
  return `${weekdays[weekdayOf(date)]} ${formatDayOfMonth(date)}`
}

export function formatShortNamedDay(date: IsoDate): string {
  return `${weekdays[weekdayOf(date)]?.slice(0, 3)}. ${formatShortDay(date)}`
}

function dayAndMonth(date: IsoDate, names: readonly string[]): string {
  const [, month = '', number = ''] = date.split('-')
  const written = number === '01' ? '1er' : String(Number(number))
  return `${written}\u00a0${names[Number(month) - 1]}`
}

export function formatHour(instant: number, zone = ownZone): string {
  const { hour, minute } = partsAt(instant, zone)
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
}

export function formatInstant(instant: number, zone = ownZone): string {
  return `${formatDay(dayAt(instant, zone))} ${hourIn(instant, zone)}`
}

export function formatLongInstant(instant: number, zone = ownZone): string {
  return `${formatLongDay(dayAt(instant, zone))} ${hourIn(instant, zone)}`
}

/** `2026-11-23 09:42`, which every spreadsheet reads as a date and sorts. */
export function formatSortable(instant: number): string {
  const { hour, minute } = partsAt(instant, ownZone)
  return `${dayAt(instant, ownZone)} ${hour}:${minute}`
}

function hourIn(instant: number, zone: TimeZone): string {
  return `à ${formatHour(instant, zone)} (${timeZones[zone]})`
}

/** Cached by zone, because a formatter takes a millisecond to build and a list shows many dates. */
const clocks = new Map<TimeZone, Intl.DateTimeFormat>()

function partsAt(instant: number, zone: TimeZone): Record<string, string> {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(zone, clock)
  }
  return Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
}
