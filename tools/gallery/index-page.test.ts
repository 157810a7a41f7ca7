import { expect, test } from 'vitest'
import { compare, type Hung, indexPage } from './index-page.ts'

const date = new Date('2026-11-21T10:30:00Z')
const pictures: Hung[] = [
  { path: '/', state: 'rest', width: 390, change: 'same' },
  { path: '/', state: 'film', width: 1440, change: 'changed' },
  { path: '/devis', state: 'rest', width: 390, change: 'same' },
]

test.each([
  ['abc', 'abc', 'same'],
  ['abc', 'abd', 'changed'],
  ['abc', 'ab', 'changed'],
  ['abc', undefined, 'new'],
])('%j after %j is %s', (now, before, expected) => {
  expect(compare(Buffer.from(now), before === undefined ? before : Buffer.from(before))).toBe(
    expected,
  )
})

test('a picture that changed hangs beside the former one and their difference', () => {
  const sheet = indexPage(pictures, date)
  const sources = [...sheet.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source)
  expect(sources).toEqual([
    'now/accueil--rest--390.png',
    'now/accueil--film--1440.png',
    'before/accueil--film--1440.png',
    'now/accueil--film--1440.png',
    'before/accueil--film--1440.png',
    'now/devis--rest--390.png',
  ])
})

test('pages that changed are marked, and their number is said', () => {
  const sheet = indexPage(pictures, date)
  expect(sheet).toContain('<section id="/" class="changed">')
  expect(sheet).toContain('<section id="/devis">')
  expect(sheet).toContain('<title>Gallery: 3 pictures, 1 changed</title>')
})
