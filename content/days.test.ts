import { expect, test } from 'vitest'
import { anyDay, dayFault, dayToCome, isDay, pastDay } from './days.ts'

const today = '2026-11-28'

test.each([
  ['2026-12-20', anyDay, null],
  ['2026-02-30', anyDay, 'n’existe pas'],
  ['26-11-27', anyDay, 'n’existe pas'],
  ['12026-11-27', anyDay, 'n’existe pas'],
  ['', anyDay, 'n’existe pas'],
  ['0026-11-27', anyDay, 'quatre chiffres'],
  ['1926-11-27', anyDay, 'entre 2000 et 2099'],
  ['2126-11-27', anyDay, 'entre 2000 et 2099'],
  ['2026-11-28', dayToCome(today), null],
  ['2028-12-31', dayToCome(today), null],
  ['2026-11-27', dayToCome(today), 'Ce jour est passé'],
  ['0026-11-29', dayToCome(today), 'quatre chiffres'],
  ['2029-01-01', dayToCome(today), 'avant la fin de 2028'],
  ['2026-11-28', pastDay(today), null],
  ['2026-11-29', pastDay(today), 'à venir'],
  ['1999-12-31', pastDay(today), 'entre 2000'],
] as const)(
  'the day %j is judged by the days that its field accepts: %j, %j',
  (day, range, words) => {
    if (words === null) expect(dayFault(day, range)).toBeNull()
    else expect(dayFault(day, range)).toContain(words)
  },
)

test('isDay accepts only existing days', () => {
  expect(['2026-02-28', '2028-02-29'].map(isDay)).toEqual([true, true])
  expect(['2026-02-29', '2026-13-01', '20-12-2026', '', '2026-1-1'].map(isDay)).toEqual(
    Array(5).fill(false),
  )
})
