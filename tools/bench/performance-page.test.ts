import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withResults } from './performance-page.ts'

test('a measured part replaces its section of docs/performance.md, and nothing else', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/performance.md'), 'utf8')
  expect(withResults(page, {})).toBe(page)
  const run = { date: '2026-11-28T10:00:00Z', command: 'npm run bench -- server', machine: 'one' }
  const server = { ...run, reference: 20, slowdown: 4, figures: { pages: 123 } }
  const [lines, old] = [withResults(page, { server }), page].map((text) => text.split('\n'))
  expect(lines?.find((line) => line.startsWith('| Pages per second, brotli'))).toContain(' 123 ')
  const others = (all: readonly string[] = []) =>
    all.slice(all.indexOf('## The edition by the agency'))
  expect(others(lines)).toEqual(others(old))
})
