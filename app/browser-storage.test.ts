import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptInBrowser } from '#content/pages/politique-de-cookies.ts'

// Requirement C7: the cookie policy describes what the site really does.

async function* sources() {
  const cwd = join(import.meta.dirname, '..')
  const exclude = ['**/*.test.*', 'app/drawn/**']
  for await (const file of glob('{app,server}/**/*.{ts,tsx,js}', { cwd, exclude })) {
    yield { file, text: await readFile(join(cwd, file), 'utf8') }
  }
}

test('the policy names what the site keeps in the browser, all of it and nothing else', async () => {
  const names = new Set<string>()
  for await (const { text } of sources()) {
    if (!/localStorage|useDraft\(/.test(text)) continue
    // Events have names of the same kind.
    const keys = text.matchAll(/(?<!Event\(|EventListener\()'(graaand:[a-z-]+)'/g)
    for (const [, name = ''] of keys) names.add(name)
  }
  expect(keptInBrowser.map(({ label }) => label).sort()).toEqual([...names].sort())
})

test('nothing is kept by other means', async () => {
  let read = 0
  for await (const { file, text } of sources()) {
    read += 1
    expect(text, file).not.toMatch(
      /document\.cookie|set-cookie|setCookie|indexedDB|sessionStorage/i,
    )
  }
  expect(read).toBeGreaterThan(50)
})
