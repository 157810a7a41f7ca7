import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'graaand-lint-'))

beforeAll(async () => {
  // Paths of rules are relative to the settings that name them.
  const { plugins } = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'))
  const rules = plugins.map((path: string) => join(root, path))
  await writeFile(join(folder, 'biome.json'), JSON.stringify({ plugins: rules }))
})

afterAll(() => rm(folder, { recursive: true }))

/** What the linter says about a file of tests by the project's own rules. */
function lint(code: string) {
  writeFileSync(join(folder, 'some.test.ts'), code)
  const program = join(root, 'node_modules/.bin/biome')
  const args = ['lint', '--colors=off', 'some.test.ts']
  const { stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

test.each([
  ['expect([1, 2].every(Boolean))', 'without a matcher'],
  ["expect(list, 'a message')", 'without a matcher'],
  ["await expect(page.locator('h1'))", 'without a matcher'],
  ['await expect.poll(() => count())', 'without a matcher'],
  ['expect(Object.keys(a).length).toBe(Object.keys(a).length)', 'compared with itself'],
  ['expect(a.b).toEqual(a.b)', 'compared with itself'],
  ['expect(found.length).toBeGreaterThanOrEqual(0)', 'shorter than nothing'],
  ['expect(await rows.count()).toBeGreaterThanOrEqual(0)', 'shorter than nothing'],
])('%s is refused', (code, message) => {
  expect(lint(`${code}\n`)).toContain(message)
})

test('what can fail is left alone', () => {
  const code = [
    'expect(a.b).toEqual(a.c)',
    "await expect(page.locator('h1')).toBeVisible()",
    'expect(found.length).toBeGreaterThanOrEqual(1)',
    "await expect.poll(() => count(), 'how many').toBe(2)",
    'expect(draw(seed)).toEqual(draw(seed))',
  ]
  const said = lint(`${code.join('\n')}\n`)
  expect(said).toContain('Checked 1 file')
  expect(said).not.toMatch(/matcher|itself|nothing/)
})
