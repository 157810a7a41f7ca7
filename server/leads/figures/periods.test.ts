import { expect, test } from 'vitest'
import { periodAt, readPeriod, weeksOf } from './periods.ts'

/** Paris, in winter. */
const at = (text: string) => Date.parse(`${text}+01:00`)
const days = (name: Parameters<typeof periodAt>[0], now: number) => {
  const { firstDay, lastDay } = periodAt(name, now)
  return `${firstDay} ${lastDay}`
}

test.each([
  ['semaines', '2026-11-23T11:42', '2026-10-05 2026-11-22'],
  ['semaines', '2026-11-22T23:59', '2026-09-28 2026-11-15'],
  ['semaines', '2026-01-01T00:00', '2025-11-10 2025-12-28'],
  ['mois', '2026-11-23T11:42', '2026-11-01 2026-11-23'],
  ['mois', '2026-12-01T00:00', '2026-12-01 2026-12-01'],
  ['mois-dernier', '2026-01-15T11:42', '2025-12-01 2025-12-31'],
  ['annee', '2026-11-23T11:42', '2026-01-01 2026-11-23'],
  ['annee-derniere', '2025-02-28T11:42', '2024-01-01 2024-12-31'],
] as const)('%s at %s is %s', (name, now, expected) => {
  expect(days(name, at(now))).toBe(expected)
})

test('days begin and end at midnight in Paris, summer and winter', () => {
  const { from, to } = periodAt('semaines', at('2026-11-23T11:42'))
  expect(new Date(from).toISOString()).toBe('2026-10-04T22:00:00.000Z')
  expect(new Date(to).toISOString()).toBe('2026-11-22T23:00:00.000Z')
})

test('weeks have no gaps, and the first and last are cut at the period’s limits', () => {
  const numbers = (name: Parameters<typeof periodAt>[0], now: string) => {
    const period = periodAt(name, at(now))
    const weeks = weeksOf(period)
    expect(weeks[0]?.from).toBe(period.from)
    expect(weeks.at(-1)?.to).toBe(period.to)
    expect(weeks.slice(1).map(({ from }) => from)).toEqual(weeks.slice(0, -1).map(({ to }) => to))
    return weeks.map(({ number }) => number)
  }
  expect(numbers('semaines', '2026-11-23T11:42')).toEqual([41, 42, 43, 44, 45, 46, 47])
  expect(numbers('mois', '2026-11-01T11:42')).toEqual([44])
  expect(numbers('annee-derniere', '2027-05-01T11:42')).toHaveLength(53)
  expect(numbers('semaines', '2027-01-20T11:42')).toEqual([49, 50, 51, 52, 53, 1, 2])
})

test('a query selects a period, and an unknown name selects the default', () => {
  expect(readPeriod('annee')).toBe('annee')
  for (const odd of [undefined, '', 'toString', '__proto__', 'siècle']) {
    expect(readPeriod(odd)).toBe('semaines')
  }
})
