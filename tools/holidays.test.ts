import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '../content/documents/load.ts'
import { legalNotices } from '../content/pages/legal/mentions-legal.ts'
import { tablePath, tableText } from './holidays.ts'

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
