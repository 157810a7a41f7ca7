import { expect, test } from 'vitest'
import { loadContent } from '../documents/load.ts'
import { agencyCalendar, holidays, holidaysEndSoon, lastKnownDay } from './calendar.ts'

// The French administration published these days.
test.each([
  [2026, ['04-06', '05-14', '05-25']],
  [2027, ['03-29', '05-06', '05-17']],
  [2028, ['04-17', '05-25', '06-05']],
  [2029, ['04-02', '05-10', '05-21']],
  [2030, ['04-22', '05-30', '06-10']],
])('the movable holidays of France in %i', (year, days) => {
  const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
  const found = [...holidays.FR].filter((day) => day.startsWith(`${year}-`))
  expect(found).toEqual([...fixed, ...days].sort().map((day) => `${year}-${day}`))
})

test('Tunisia’s holidays contain 17 December, and the days before and after each lunar holiday', () => {
  const days = [...holidays.TN].filter((day) => day.startsWith('2027-'))
  const fixed = ['01-01', '03-20', '04-09', '05-01', '07-25', '08-13', '10-15', '12-17']
  // The computed days are 9 and 10 March, 16 and 17 May, 6 June, 14 August.
  const lunar = ['03-08', '03-09', '03-10', '03-11', '05-15', '05-16', '05-17', '05-18']
  const oneDay = ['06-05', '06-06', '06-07', '08-13', '08-14', '08-15']
  const all = new Set([...fixed, ...lunar, ...oneDay])
  expect(days).toEqual([...all].sort().map((day) => `2027-${day}`))
})

test('the agency is closed on the holidays of both countries, Easter Monday 2029 too', () => {
  for (const day of ['2029-04-02', '2029-10-15', '2040-05-08']) {
    expect(agencyCalendar(loadContent().hours).closed.has(day), day).toBe(true)
  }
})

test('holidaysEndSoon is true in the last year of the table', () => {
  const end = Date.parse(lastKnownDay)
  const day = 86_400_000
  expect(holidaysEndSoon(end - 366 * day)).toBe(false)
  expect(holidaysEndSoon(end - 364 * day)).toBe(true)
})
