import { spawnSync } from 'node:child_process'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const noMatcher = 'This assertion has no matcher: it cannot fail.'
const withItself = 'This compares a thing with itself: it cannot fail.'

const cases: [line: string, complaint?: string][] = [
  ['expect(1)', noMatcher],
  ["expect([1].every(Boolean), 'why')", noMatcher],
  ['await expect(1)', noMatcher],
  ['await expect.poll(() => 1)', noMatcher],
  ['expect(1).toBe', noMatcher],
  ['expect(1).not.toBe', noMatcher],
  ['test(() => { expect(1) })', noMatcher],
  ['expect(a).toBe(a)', withItself],
  ['expect(pages.length + 1).toBeLessThanOrEqual(pages.length + 1)', withItself],
  ["expect(a.b, 'why').toStrictEqual(a.b)", withItself],
  ['expect(a).not.toEqual(a)', withItself],
  ['await expect(f()).resolves.toEqual(f())', withItself],
  ['expect(1).toBe(2)'],
  ['await expect(page).toHaveTitle(title)'],
  ['await expect.poll(() => 1).toBe(1)'],
  ['expect(a).toEqual(expect.arrayContaining([b]))'],
  ['expect(a).toEqual(a.map((b) => b))'],
  ['const chain = expect(a)'],
]

test('assertions that cannot fail are refused, other assertions are not', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'graaand-lint-'))
  const plugins = ['assertion-without-matcher', 'compared-with-itself'].map((rule) =>
    join(import.meta.dirname, `${rule}.grit`),
  )
  await writeFile(join(folder.path, 'biome.json'), JSON.stringify({ plugins }))
  const lines = cases.map(([line]) => `${line}\n`)
  await writeFile(join(folder.path, 'some.test.ts'), lines.join(''))
  const biome = join(import.meta.dirname, '../../node_modules/.bin/biome')
  const args = ['lint', '--only=plugin', '--reporter=github', 'some.test.ts']
  const { stdout } = spawnSync(biome, args, { cwd: folder.path, encoding: 'utf8' })
  const found = [...stdout.matchAll(/line=(\d+),.*?::(.*)/g)].map(([, line, why]) => [
    cases[Number(line) - 1]?.[0],
    why,
  ])
  expect(found).toEqual(cases.filter(([, complaint]) => complaint))
})
