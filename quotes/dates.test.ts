import { expect, test } from 'vitest'
import {
  dayAt,
  formatDay,
  formatDayOfMonth,
  formatHour,
  formatInstant,
  formatLongDay,
  formatLongInstant,
  formatNamedDay,
  formatShortDay,
  formatShortNamedDay,
  isPast,
  zoneOf,
} from './dates.ts'

test.each([
  ['Europe/Paris', '2026-12-20', '2026-12-20T23:00:00Z'],
  ['Europe/Paris', '2026-07-20', '2026-07-20T22:00:00Z'],
  ['Africa/Tunis', '2026-12-20', '2026-12-20T23:00:00Z'],
  ['Africa/Tunis', '2026-07-20', '2026-07-20T23:00:00Z'],
] as const)('in %s, the day %s ends exactly at %s', (zone, day, end) => {
  expect(isPast(day, Date.parse(end) - 1000, zone)).toBe(false)
  expect(isPast(day, Date.parse(end), zone)).toBe(true)
})

test('a day with 25 hours ends after its last hour', () => {
  expect(dayAt(Date.parse('2026-10-25T22:59:59Z'))).toBe('2026-10-25')
})

test.each([
  ['FR', 'FR', 'Europe/Paris'],
  ['FR', 'TN', 'Africa/Tunis'],
  ['FR', 'DE', 'Europe/Paris'],
  ['FR', '', 'Europe/Paris'],
  ['TN', 'FR', 'Europe/Paris'],
  ['TN', 'TN', 'Africa/Tunis'],
  ['TN', 'RE', 'Europe/Paris'],
  ['TN', 'DE', 'Africa/Tunis'],
  ['TN', '', 'Africa/Tunis'],
] as const)('sold by %s to a client in %s: the time zone is %s', (seller, country, zone) => {
  expect(zoneOf({ seller, client: { country } })).toBe(zone)
})

test('days are written in French', () => {
  expect(formatDay('2026-05-01')).toBe('1er\u00a0mai\u00a02026')
  expect(formatLongDay('2026-12-20')).toBe('dimanche 20\u00a0décembre\u00a02026')
  expect(formatDayOfMonth('2026-08-01')).toBe('1er\u00a0août')
  expect(formatShortDay('2026-11-23')).toBe('23\u00a0nov.')
  expect(formatNamedDay('2026-08-01')).toBe('samedi 1er\u00a0août')
  expect(formatShortNamedDay('2026-11-23')).toBe('lun. 23\u00a0nov.')
})

test('every day is written as Intl writes it, except the first of a month', () => {
  const format = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat('fr', { timeZone: 'UTC', ...options })
      .format(at)
      .replace(/(?<!\d)1 /, '1er ')
  for (let at = new Date('2027-01-01'); at.getUTCFullYear() < 2028; ) {
    const day = at.toISOString().slice(0, 10)
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(formatLongDay(day))).toBe(format({ dateStyle: 'full' }, at))
    expect(plain(formatShortDay(day))).toBe(format({ day: 'numeric', month: 'short' }, at))
    at = new Date(at.getTime() + 86_400_000)
  }
})

test('hours are written in French, with the city of the time zone, and without `00`', () => {
  const summer = Date.parse('2027-06-30T22:30:00Z')
  expect(formatHour(Date.parse('2026-11-24T09:00:00Z'))).toBe('10\u00a0h')
  expect(formatInstant(Date.parse('2026-11-24T09:05:00Z'))).toBe(
    '24\u00a0novembre\u00a02026 à 10\u00a0h\u00a005 (Paris)',
  )
  expect(formatInstant(summer)).toBe('1er\u00a0juillet\u00a02027 à 0\u00a0h\u00a030 (Paris)')
  expect(formatLongInstant(summer, 'Africa/Tunis')).toBe(
    'mercredi 30\u00a0juin\u00a02027 à 23\u00a0h\u00a030 (Tunis)',
  )
})

test('a year before 1000 keeps four digits, so that its day has a name', () => {
  const instant = Date.parse('0026-11-27T12:00Z')
  expect(dayAt(instant)).toBe('0026-11-27')
  expect(formatLongDay(dayAt(instant))).toBe('vendredi 27\u00a0novembre\u00a00026')
})
