import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { performancePage, readResults } from './performance-page.ts'

test('docs/performance.md is the page of the committed results and the budgets', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/performance.md'), 'utf8')
  expect(page).toBe(performancePage(await readResults()))
})
