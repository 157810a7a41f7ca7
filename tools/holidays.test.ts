import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tablePath, tableText } from './holidays.ts'

test('the table of holidays is what the library says: node tools/holidays.ts', () => {
  const file = readFileSync(join(import.meta.dirname, '..', tablePath), 'utf8')
  expect(file).toBe(tableText())
})
