import { expect, test } from 'vitest'
import { holidays } from '#content/company/calendar.ts'
import {
  addDays,
  dayAt,
  firstDayOfWork,
  firstDayToBePaid,
  formatDay,
  formatInstant,
  formatLongDay,
  isDay,
  isPast,
  lastDayToWithdraw,
  lastDayToWithdrawInTunisia,
} from './dates.ts'

test('the dates of the design: accepted on 24 November 2026', () => {
  expect(lastDayToWithdraw('2026-11-24')).toBe('2026-12-08')
  expect(firstDayToBePaid('2026-11-24')).toBe('2026-12-02')
  expect(firstDayOfWork('2026-11-24')).toBe('2026-12-09')
})

// Code de la consommation, L.221-19: the day of the contract is not counted.
test.each([
  ['a Saturday moves to Monday', '2026-11-21', '2026-12-07'],
  ['a Sunday moves to Monday', '2026-11-22', '2026-12-07'],
  ['Christmas, a Friday, moves to Monday', '2026-12-11', '2026-12-28'],
  ['New Year’s Day, a Friday, moves to Monday', '2026-12-18', '2027-01-04'],
  ['a Saturday before Easter Monday moves to Tuesday', '2027-03-13', '2027-03-30'],
  ['Ascension, a Thursday, moves to Friday', '2027-04-22', '2027-05-07'],
])('a period that ends on %s', (_, concludedOn, last) => {
  expect(lastDayToWithdraw(concludedOn)).toBe(last)
})

test('no last day is ever a closed one, nor earlier than fourteen days', () => {
  for (let day = '2026-01-01'; day < '2040-01-01'; day = addDays(day, 1)) {
    const last = lastDayToWithdraw(day)
    expect(last >= addDays(day, 14)).toBe(true)
    expect(last <= addDays(day, 19)).toBe(true)
    expect([0, 6]).not.toContain(new Date(last).getUTCDay())
    expect(holidays.FR.has(last)).toBe(false)
  }
})

test('ten working days in Tunisia: 17 December is a holiday there, Christmas is ours', () => {
  expect(lastDayToWithdrawInTunisia('2026-12-10')).toBe('2026-12-28')
})

test('a quote is valid to the last second of its last day in Paris, in winter and in summer', () => {
  expect(isPast('2026-12-20', Date.parse('2026-12-20T22:59:59Z'))).toBe(false)
  expect(isPast('2026-12-20', Date.parse('2026-12-20T23:00:00Z'))).toBe(true)
  expect(isPast('2026-07-20', Date.parse('2026-07-20T21:59:59Z'))).toBe(false)
  expect(isPast('2026-07-20', Date.parse('2026-07-20T22:00:00Z'))).toBe(true)
  // The night that has 25 hours.
  expect(dayAt(Date.parse('2026-10-25T22:59:59Z'))).toBe('2026-10-25')
})

test('days are written in French', () => {
  expect(formatDay('2026-05-01')).toBe('1er\u00a0mai\u00a02026')
  expect(formatLongDay('2026-12-20')).toBe('dimanche 20\u00a0décembre\u00a02026')
  expect(formatInstant(Date.parse('2026-11-24T09:05:00Z'))).toBe(
    '24\u00a0novembre\u00a02026 à 10\u00a0h\u00a005 (Paris)',
  )
})

test('a day exists or does not', () => {
  expect(['2026-02-28', '2028-02-29'].map(isDay)).toEqual([true, true])
  expect(['2026-02-29', '2026-13-01', '20-12-2026', '', '2026-1-1'].map(isDay)).toEqual(
    Array(5).fill(false),
  )
})
