import { expect, test } from 'vitest'
import { timeLeft } from './use-countdown.ts'

const target = Date.parse('2025-12-31T00:00:00+01:00')

test.each([
  ['2025-11-20T16:33:08+01:00', { days: 40, hours: 7, minutes: 26, seconds: 52 }],
  ['2025-12-30T00:00:00+01:00', { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  ['2025-12-30T23:59:59.001+01:00', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2025-12-31T00:00:00+01:00', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2026-11-21T00:00:00+01:00', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('at %s, what is left is %o', (now, left) => {
  expect(timeLeft(target, Date.parse(now))).toEqual(left)
})
