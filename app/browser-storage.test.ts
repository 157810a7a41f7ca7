import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptInBrowser } from '#content/pages/legal/politique-de-cookies.ts'

// The cookie policy describes what the site really does (Spec: L-14).

const root = join(import.meta.dirname, '..')

/** Lends Google's script storage in memory, in a sandbox whose own the browser refuses. */
const inMemory = 'app/pages/contactez-nous/plan.tsx'

async function* sources() {
  const exclude = ['**/*.test.*', 'app/drawn/**', inMemory]
  for await (const file of glob('{app,server}/**/*.{ts,tsx,js}', { cwd: root, exclude })) {
    yield { file, text: await readFile(join(root, file), 'utf8') }
  }
}

test('the policy names what the site keeps in the browser, all of it and nothing else', async () => {
  const names = new Set<string>()
  for await (const { text } of sources()) {
    for (const [, name = ''] of text.matchAll(/\bkept\(\s*'([^']+)'/g)) names.add(name)
  }
  expect(keptInBrowser.map(({ label }) => label).sort()).toEqual([...names].sort())
})

test('all of it goes through one place; the inline script reads the scheme by itself', async () => {
  const places: string[] = []
  for await (const { file, text } of sources()) {
    if (/\blocalStorage\b/.test(text)) places.push(file)
  }
  expect(places.sort()).toEqual([
    'app/runtime/boot/inline/scheme.js',
    'app/runtime/loading/kept.ts',
  ])
})

test('nothing is kept by other means', async () => {
  let read = 0
  const places: string[] = []
  for await (const { file, text } of sources()) {
    read += 1
    if (/document\.cookie|set-cookie|setCookie|indexedDB|sessionStorage/i.test(text)) {
      places.push(file)
    }
  }
  // The agency’s own people are told of theirs where they enter.
  expect(places).toEqual(['server/http/desk/guard.ts'])
  expect(read).toBeGreaterThan(50)
})
