import { expect, test } from 'vitest'
import { holidays } from '#content/company/calendar.ts'
import { afterAcceptance } from './after-acceptance.ts'
import { addDays, weekdayOf } from './dates.ts'
import type { Situation } from './notices.ts'

const consumer: Situation = {
  seller: 'FR',
  place: 'offPremises',
  client: { kind: 'consumer', country: 'FR' },
}
const inTunisia: Situation = {
  seller: 'TN',
  place: 'distance',
  client: { kind: 'consumer', country: 'TN' },
}

const lastDay = (concludedOn: string, situation = consumer) =>
  afterAcceptance(situation, concludedOn, false).withdrawUntil ?? ''

test('the dates for an acceptance on 24 November 2026 are those of the design', () => {
  expect(afterAcceptance(consumer, '2026-11-24', false)).toEqual({
    withdrawUntil: '2026-12-08',
    payableFrom: '2026-12-02',
    workFrom: '2026-12-09',
  })
})

// Code de la consommation, L.221-19: the day of the contract does not count.
test.each([
  ['a Saturday moves to Monday', '2026-11-21', '2026-12-07'],
  ['a Sunday moves to Monday', '2026-11-22', '2026-12-07'],
  ['Christmas, a Friday, moves to Monday', '2026-12-11', '2026-12-28'],
  ['New Year’s Day, a Friday, moves to Monday', '2026-12-18', '2027-01-04'],
  ['a Saturday before Easter Monday moves to Tuesday', '2027-03-13', '2027-03-30'],
  ['Ascension, a Thursday, moves to Friday', '2027-04-22', '2027-05-07'],
  ['Easter Monday 2029 moves to Tuesday', '2029-03-19', '2029-04-03'],
])('a period that ends on %s', (_, concludedOn, last) => {
  expect(lastDay(concludedOn)).toBe(last)
})

test('the last day is a working day, at least fourteen days later', () => {
  for (let day = '2026-01-01'; day < '2040-01-01'; day = addDays(day, 1)) {
    const last = lastDay(day)
    expect(last >= addDays(day, 14)).toBe(true)
    expect(last <= addDays(day, 19)).toBe(true)
    expect([0, 6]).not.toContain(weekdayOf(last))
    expect(holidays.FR.has(last)).toBe(false)
  }
})

test('the ten working days in Tunisia exclude holidays of both countries: 17 December, Christmas', () => {
  expect(lastDay('2026-12-10', inTunisia)).toBe('2026-12-28')
})

test('a stored last day is used even if the table of holidays has changed', () => {
  const kept = '2026-12-10'
  expect(afterAcceptance(consumer, '2026-11-24', false, kept)).toMatchObject({
    withdrawUntil: kept,
    workFrom: '2026-12-11',
  })
})
