import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptInBrowser } from '#content/politique-de-cookies.ts'

const root = join(import.meta.dirname, '..')

test('the policy names what the site keeps in the browser, all of it and nothing else', async () => {
  const names = new Set<string>()
  for await (const file of glob('app/**/*.{ts,tsx,js}', { cwd: root })) {
    const source = await readFile(join(root, file), 'utf8')
    if (!/(local|session)Storage|useDraft\(/.test(source)) continue
    for (const [, name = ''] of source.matchAll(/'(graaand:[a-z-]+)'/g)) names.add(name)
  }
  expect(names.size).toBeGreaterThan(0)
  expect(keptInBrowser.map(({ label }) => label).sort()).toEqual([...names].sort())
})

test('nothing is kept by other means', async () => {
  for await (const file of glob('{app,server}/**/*.{ts,tsx,js}', { cwd: root })) {
    const source = await readFile(join(root, file), 'utf8')
    expect(source, file).not.toMatch(/document\.cookie|set-cookie|indexedDB|sessionStorage/i)
  }
})
