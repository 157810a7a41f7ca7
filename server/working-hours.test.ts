import { expect, test } from 'vitest'
import { agencyCalendar, type WorkCalendar } from '#content/company/calendar.ts'
import { loadContent } from '#content/documents/load.ts'
import { hour } from './days.ts'
import { addWorkingTime, answerDue, isAtWork, promisedDelay, workingTime } from './working-hours.ts'

const ours = agencyCalendar(loadContent().hours)

const calendar: WorkCalendar = {
  timeZone: 'Europe/Paris',
  days: [1, 2, 3, 4, 5],
  hours: [
    ['09:00', '12:00'],
    ['13:00', '18:00'],
  ],
  closed: new Set(['2026-11-24', '2026-12-25']),
}

const paris = (text: string) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Paris').epochMilliseconds

test.each([
  ['within a morning', '2026-11-23T09:30', '2026-11-23T11:00', 1.5],
  ['over lunch', '2026-11-23T11:00', '2026-11-23T14:00', 2],
  ['from before opening to after closing', '2026-11-23T06:00', '2026-11-23T22:00', 8],
  ['over a night', '2026-11-25T17:00', '2026-11-26T10:00', 2],
  ['over a week-end', '2026-11-20T17:00', '2026-11-23T10:00', 2],
  ['over a closed day', '2026-11-23T17:00', '2026-11-25T10:00', 2],
  ['over a holiday', '2026-12-24T17:00', '2026-12-28T10:00', 2],
  ['over the end of summer time', '2026-10-23T17:00', '2026-10-26T10:00', 2],
  ['with equal ends', '2026-11-23T10:00', '2026-11-23T10:00', 0],
  ['with the end before the start', '2026-11-23T11:00', '2026-11-23T10:00', 0],
])('working time %s: from %s to %s', (_, from, to, hours) => {
  expect(workingTime(paris(from), paris(to), calendar)).toBe(hours * hour)
})

test.each([
  ['2026-11-23T08:59:59', false],
  ['2026-11-23T09:00', true],
  ['2026-11-23T12:00', false],
  ['2026-11-23T17:59:59', true],
  ['2026-11-23T18:00', false],
  ['2026-11-24T10:00', false],
  ['2026-12-25T10:00', false],
  ['2026-11-28T10:00', false],
])('at %s the agency is open: %s', (instant, isOpen) => {
  expect(isAtWork(paris(instant), calendar)).toBe(isOpen)
})

test.each([
  ['within a morning', '2026-11-23T09:30', 1.5, '2026-11-23T11:00'],
  ['up to closing time', '2026-11-23T09:00', 8, '2026-11-23T18:00'],
  ['from a Friday evening', '2026-11-20T19:00', 8, '2026-11-23T18:00'],
  ['over a closed day', '2026-11-23T17:00', 8, '2026-11-25T17:00'],
])('working time added %s: %s plus %d h', (_, from, hours, to) => {
  expect(addWorkingTime(paris(from), hours * hour, calendar)).toBe(paris(to))
})

test.each([
  ['before Christmas', '2026-12-24T10:00', '2026-12-28T10:00'],
  ['at night', '2026-11-23T02:40', '2026-11-23T18:00'],
  ['on a Saturday', '2026-11-21T09:42', '2026-11-23T18:00'],
  ['at noon', '2026-11-23T12:30', '2026-11-24T12:00'],
])('the answer to a request received %s, at %s, is due at %s', (_, from, due) => {
  expect(answerDue(paris(from), ours)).toBe(paris(due))
})

test('every answer is due within opening hours', () => {
  const hours = { start: paris('2026-12-01T00:17'), count: 24 * 400 }
  for (let index = 0; index < hours.count; index++) {
    const due = answerDue(hours.start + index * hour, ours)
    // The agency may close exactly at the due time, so the test checks the millisecond before.
    expect(isAtWork(due - 1, ours)).toBe(true)
  }
})

test('adding zero working time returns the same instant, even at night', () => {
  expect(addWorkingTime(paris('2026-11-22T03:00'), 0, calendar)).toBe(paris('2026-11-22T03:00'))
})

test('with a calendar without opening hours, addWorkingTime throws and workingTime is 0', () => {
  const never = { ...calendar, days: [] }
  expect(() => addWorkingTime(paris('2026-11-23T09:00'), hour, never)).toThrow(RangeError)
  expect(workingTime(paris('2026-11-23T09:00'), paris('2026-12-23T09:00'), never)).toBe(0)
})

test('the promised delay is one working day of the agency', () => {
  const day = workingTime(paris('2026-11-24T00:00'), paris('2026-11-25T00:00'), ours)
  expect(promisedDelay).toBe(day)
})
