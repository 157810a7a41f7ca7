import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptInBrowser } from '#content/pages/legal/politique-de-cookies.ts'
import { filesOf } from '../tools/build/sources.ts'

// Spec: L-14

const root = join(import.meta.dirname, '..')

const inMemory = 'app/browser/plan.ts'

const sources = filesOf(root).filter(
  (file) =>
    /\.(ts|tsx|js)$/.test(file) &&
    !/^(docs|e2e|tools)\/|\.test\.|^[^/]+$/.test(file) &&
    file !== inMemory,
)
const texts = await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')))
const using = (pattern: RegExp) => sources.filter((_, at) => pattern.test(texts[at] ?? '')).sort()

test('the cookie policy lists exactly the entries that the site stores in the browser', () => {
  const kept = /(?:\bkept\(|heightKey =)\s*'([^']+)'/g
  const names = texts.flatMap((text) => [...text.matchAll(kept)].map(([, name]) => name))
  expect(keptInBrowser.map(({ label }) => label).sort()).toEqual([...new Set(names)].sort())
})

test('only the listed modules access localStorage', () => {
  expect(using(/\blocalStorage\b/)).toEqual([
    'app/browser/boot.js',
    'app/browser/has-chosen.ts',
    'app/browser/kept.ts',
    'desk/edition/device-memory.ts',
    'desk/ui/listen-keys.ts',
  ])
})

test('only the listed modules use cookies, IndexedDB or session storage', () => {
  expect(using(/document\.cookie|set-cookie|setCookie|indexedDB|sessionStorage/i)).toEqual([
    'app/browser/boot.js',
    'app/browser/kept.ts',
    'app/browser/site.ts',
    'desk/ui/tab-memory.ts',
    'server/http/desk/guard.ts',
  ])
  expect(sources.length).toBeGreaterThan(50)
})
