import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holidayTable } from '../content/company/holidays.ts'
import { loadContent } from '../content/documents/load.ts'
import { legalNotices } from '../content/pages/legal/mentions-legal.ts'
import { tablePath, tableText, ummAlQura } from './holidays.ts'

test('the table of holidays is the output of node tools/holidays.ts', () => {
  const file = readFileSync(join(import.meta.dirname, '..', tablePath), 'utf8')
  expect(file).toBe(tableText())
})

test('the table and the legal notices credit the library, and name the licence of its data', () => {
  const archive = readFileSync(join(import.meta.dirname, '../node_modules/date-holidays/LICENSE'))
  const [licence = ''] =
    /creativecommons\.org\/licenses\/[\w./-]+?(?=\/?>)/.exec(`${archive}`) ?? []
  expect(licence).toContain('by-sa/3.0')
  for (const text of [tableText(), JSON.stringify(legalNotices(loadContent()))]) {
    for (const credit of ['date-holidays', 'commenthol', licence]) expect(text).toContain(credit)
  }
})

// The library has the first day of each pair a day before the calendar of ICU, which Temporal and Java have too.
test.each([
  ['1 Muharram', '2030-05-03', '2030-05-04'],
  ['12 Rabi al-awwal', '2045-01-30', '2045-01-31'],
  ['1 Shawwal', '2026-03-20', '2026-03-20'],
])('%s near %s is %s, and it and its neighbours are holidays in Tunisia', (rule, near, day) => {
  const first = ummAlQura(rule, near)
  expect(`${first}`).toBe(day)
  for (const days of [-1, 0, 1]) {
    const [year, ...rest] = `${first.add({ days })}`.split('-')
    expect(holidayTable.TN[Number(year)]?.split(' ')).toContain(rest.join('-'))
  }
})

test('a lunar rule whose month is unknown is an error', () => {
  expect(() => ummAlQura('1 Ramadan', '2030-01-05')).toThrow('« 1 Ramadan » is unknown')
})
