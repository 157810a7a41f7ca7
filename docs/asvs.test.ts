import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('every test that the table names is in its file', async () => {
  const page = await readFile(join(import.meta.dirname, 'asvs.md'), 'utf8')
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)` «\s([^»]+)\s»/g)]
  expect(named.length).toBeGreaterThan(25)
  const missing: string[] = []
  for (const [, path = '', name = ''] of named) {
    const tests = await readFile(join(root, path), 'utf8')
    if (!tests.includes(name)) missing.push(`${path}: ${name}`)
  }
  expect(missing).toEqual([])
})
