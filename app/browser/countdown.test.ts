import { expect, test } from 'vitest'
import { timeLeft } from './countdown.ts'

const target = Date.parse('2025-12-31T00:00:00+01:00')

test.each([
  ['2025-11-20T16:33:08+01:00', [40, 7, 26, 52]],
  ['2025-12-30T00:00:00+01:00', [1, 0, 0, 0]],
  ['2025-12-30T23:59:59.001+01:00', [0, 0, 0, 0]],
  ['2025-12-31T00:00:00+01:00', [0, 0, 0, 0]],
  ['2026-11-21T00:00:00+01:00', [0, 0, 0, 0]],
])('at %s, days, hours, minutes and seconds left are %o', (now, left) => {
  expect(timeLeft(target, Date.parse(now))).toEqual(left)
})
