import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptInBrowser } from '#content/pages/legal/politique-de-cookies.ts'
import { filesOf } from '../tools/build/sources.mjs'

// Spec: L-14

const root = join(import.meta.dirname, '..')

const inMemory = 'app/browser/plan.ts'

async function* sources() {
  for (const file of filesOf(root)) {
    if (/^(docs|e2e|tools)\/|\.test\.|^[^/]+$/.test(file) || file === inMemory) continue
    if (!/\.(ts|tsx|js)$/.test(file)) continue
    yield { file, text: await readFile(join(root, file), 'utf8') }
  }
}

test('the cookie policy lists exactly the entries that the site stores in the browser', async () => {
  const names = new Set<string>()
  for await (const { text } of sources()) {
    const kept = /(?:\bkept\(|heightKey =)\s*'([^']+)'/g
    for (const [, name = ''] of text.matchAll(kept)) names.add(name)
  }
  expect(keptInBrowser.map(({ label }) => label).sort()).toEqual([...names].sort())
})

test('only the listed modules access localStorage', async () => {
  const places: string[] = []
  for await (const { file, text } of sources()) {
    if (/\blocalStorage\b/.test(text)) places.push(file)
  }
  expect(places.sort()).toEqual([
    'app/browser/boot.js',
    'app/browser/has-chosen.ts',
    'app/browser/kept.ts',
    'desk/edition/device-memory.ts',
    'desk/ui/keys.tsx',
  ])
})

test('only the listed modules use cookies, IndexedDB or session storage', async () => {
  let read = 0
  const places: string[] = []
  for await (const { file, text } of sources()) {
    read += 1
    if (/document\.cookie|set-cookie|setCookie|indexedDB|sessionStorage/i.test(text)) {
      places.push(file)
    }
  }
  expect(places.sort()).toEqual([
    'app/browser/boot.js',
    'app/browser/kept.ts',
    'desk/demande/drafts.ts',
    'desk/devis/editor/memory.ts',
    'server/http/desk/guard.ts',
  ])
  expect(read).toBeGreaterThan(50)
})
