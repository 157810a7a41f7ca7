import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Returns the complaints of our lint rules about a test file. */
async function complaintsAbout(...lines: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-lint-'))
  const rules = ['assertion-without-matcher', 'compared-with-itself']
  await writeFile(
    join(folder, 'biome.json'),
    JSON.stringify({ plugins: rules.map((rule) => join(import.meta.dirname, `${rule}.grit`)) }),
  )
  await writeFile(join(folder, 'some.test.ts'), `${lines.join('\n')}\n`)
  const biome = join(root, 'node_modules/.bin/biome')
  const args = ['lint', '--only=plugin', '--reporter=github', 'some.test.ts']
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' })
  await rm(folder, { recursive: true })
  return [...stdout.matchAll(/line=(\d+),.*?::(.*)/g)].map(([, line, why]) => `${line}: ${why}`)
}

test('an assertion without a matcher is refused, however it is written', async () => {
  const complaints = await complaintsAbout(
    'expect(1)',
    "expect([1].every(Boolean), 'why')",
    'await expect(1)',
    'await expect.poll(() => 1)',
    'expect(1).toBe',
    'expect(1).not.toBe',
    'test(() => { expect(1) })',
  )
  const why = 'This assertion has no matcher: it cannot fail.'
  expect(complaints).toEqual([1, 2, 3, 4, 5, 6, 7].map((line) => `${line}: ${why}`))
})

test('so is a comparison of a thing with itself', async () => {
  const complaints = await complaintsAbout(
    'expect(a).toBe(a)',
    'expect(pages.length + 1).toBeLessThanOrEqual(pages.length + 1)',
    "expect(a.b, 'why').toStrictEqual(a.b)",
    'expect(a).not.toEqual(a)',
    'await expect(f()).resolves.toEqual(f())',
  )
  const why = 'This compares a thing with itself: it cannot fail.'
  expect(complaints).toEqual([1, 2, 3, 4, 5].map((line) => `${line}: ${why}`))
})

test('an assertion that can fail is left alone', async () => {
  const complaints = await complaintsAbout(
    'expect(1).toBe(2)',
    'await expect(page).toHaveTitle(title)',
    'await expect.poll(() => 1).toBe(1)',
    'expect(a).toEqual(expect.arrayContaining([b]))',
    'expect(a).toEqual(a.map((b) => b))',
    'const chain = expect(a)',
  )
  expect(complaints).toEqual([])
})
