import { expect, test } from 'vitest'
import { instantBefore } from './retention.ts'

const now = Date.UTC(2026, 10, 21, 9, 30)

test.each([
  ['3y', '2023-11-21T09:30:00.000Z'],
  ['0y', '2026-11-21T09:30:00.000Z'],
  ['11m', '2025-12-21T09:30:00.000Z'],
  ['14m', '2025-09-21T09:30:00.000Z'],
  ['30d', '2026-10-22T09:30:00.000Z'],
  ['1096d', '2023-11-21T09:30:00.000Z'],
])('%s before is %s', (age, expected) => {
  expect(new Date(instantBefore(now, age) ?? Number.NaN).toISOString()).toBe(expected)
})

test('a day beyond the month’s end becomes its last day', () => {
  expect(instantBefore(Date.UTC(2024, 1, 29), '1y')).toBe(Date.UTC(2023, 1, 28))
  expect(instantBefore(Date.UTC(2026, 2, 31), '1m')).toBe(Date.UTC(2026, 1, 28))
})

test.each(['', '3', 'y', '3 y', '-3y', '3.5y', '3Y', '3w', '3y2m', '99999y'])(
  '“%s” is not a valid duration',
  (age) => {
    expect(instantBefore(now, age)).toBeUndefined()
  },
)
