import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addresses, onePerTemplate } from '../../e2e/support/addresses.ts'
import { select, unitTests } from './select.ts'

const files = [
  'content/pages/tarifs.test.ts',
  'server/leads/outbox/deliver.test.ts',
  'server/leads/rounds/rounds.test.ts',
  'server/store/moving/import-leads.test.ts',
  'e2e/accessibility.e2e.ts',
  'e2e/apercus-devis.e2e.ts',
  'e2e/apercus.e2e.ts',
  'e2e/accueil.e2e.ts',
  'e2e/built/links.test.ts',
  'e2e/built/pages.test.ts',
  'e2e/built/seo.test.ts',
  'e2e/built/tarifs.test.ts',
  'e2e/devis.e2e.ts',
  'e2e/legal.e2e.ts',
  'e2e/pages.e2e.ts',
  'e2e/seo.e2e.ts',
  'e2e/spam.e2e.ts',
  'e2e/tarifs.e2e.ts',
  'e2e/webkit/tarifs.e2e.ts',
]
const loops = ['e2e/accessibility.e2e.ts', 'e2e/pages.e2e.ts']
const facts = ['links', 'pages', 'seo'].map((name) => `e2e/built/${name}.test.ts`)

test.each(['devis', '/devis', './devis/'])('%s is a page, its journeys and its loops', (word) => {
  const { unit, built, journeys, pages } = select([word], files)
  expect(pages).toEqual(['/devis'])
  expect(journeys.sort()).toEqual(['e2e/apercus-devis.e2e.ts', 'e2e/devis.e2e.ts', ...loops].sort())
  expect(built).toEqual(facts)
  expect(unit).toEqual([])
})

test.each(['tarifs/seo', '/tarifs/seo'])('%s is a page of its family', (word) => {
  const { unit, built, journeys, pages } = select([word], files)
  expect(pages).toEqual(['/tarifs/seo'])
  expect(journeys).toContain('e2e/tarifs.e2e.ts')
  expect(journeys).toContain('e2e/webkit/tarifs.e2e.ts')
  expect(built).toContain('e2e/built/tarifs.test.ts')
  expect(unit).toEqual(['content/pages/tarifs.test.ts'])
})

test('a family is all of its pages', () => {
  expect(select(['tarifs'], files).pages).toHaveLength(8)
  expect(select(['legal'], files).pages).toHaveLength(5)
  const blog = select(['blog'], files).pages
  expect(blog.slice(0, 3)).toEqual(['/blog', '/blog-grid', '/single-blog'])
  expect(blog.slice(3)).toHaveLength(5)
})

test('the home page is accueil', () => {
  const { pages, journeys } = select(['/'], files)
  expect(pages).toEqual(['/'])
  expect(journeys).toContain('e2e/accueil.e2e.ts')
})

test.each(['app/pages/legal', 'content/pages/tarifs/seo.ts'])('%s is its family', (word) => {
  const { pages, journeys } = select([word], files)
  expect(pages.length).toBeGreaterThan(4)
  expect(journeys).toEqual(expect.arrayContaining(loops))
})

test('a folder is its files, and a file is itself', () => {
  expect(select(['server/leads'], files)).toEqual({
    unit: ['server/leads/outbox/deliver.test.ts', 'server/leads/rounds/rounds.test.ts'],
    built: [],
    journeys: [],
    pages: [],
  })
  expect(select(['e2e/spam'], files).journeys).toEqual(['e2e/spam.e2e.ts'])
  expect(select(['e2e/spam.e2e.ts'], files).journeys).toEqual(['e2e/spam.e2e.ts'])
})

test('a loop asked for by its name goes through every page', () => {
  const { journeys, pages } = select(['e2e/pages'], files)
  expect(journeys).toEqual(['e2e/pages.e2e.ts'])
  expect(pages).toEqual(addresses)
})

test('a name that a page shares with a file is both', () => {
  const { journeys, pages } = select(['seo'], files)
  expect(pages).toEqual(['/tarifs/seo'])
  expect(journeys).toEqual(expect.arrayContaining(['e2e/seo.e2e.ts', 'e2e/tarifs.e2e.ts']))
})

test('words add up', () => {
  const { unit, pages } = select(['server/leads', '/devis'], files)
  expect(unit).toHaveLength(2)
  expect(pages).toEqual(['/devis'])
})

test.each([
  ['deviz', '/devis'],
  ['server/lead', 'server/leads'],
  ['e2e/spann', 'e2e/spam'],
])('%s is unknown, and %s is near', (word, near) => {
  expect(() => select([word], files)).toThrow(near)
})

test('what is near nothing is an error too', () => {
  expect(() => select(['xyzzyqwerty'], files)).toThrow('Nothing is near')
})

test('one page stands for each template', () => {
  const pages = onePerTemplate()
  expect(pages.filter((path) => path.startsWith('/tarifs/'))).toHaveLength(1)
  expect(pages.filter((path) => path.startsWith('/expertises/'))).toHaveLength(1)
  expect(pages).toContain('/expertises')
  expect(pages.length).toBeLessThan(addresses.length - 15)
})

test('every test beside the code is run, whichever folder is new', () => {
  const root = join(import.meta.dirname, '../..')
  const kept = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root })
  const beside = String(kept).trim().split('\n')
  const found = new Set(globSync(unitTests, { cwd: root }))
  expect(beside.filter((file) => !file.startsWith('e2e/') && !found.has(file))).toEqual([])
  expect(select(['quotes'], [...found]).unit).toContain('quotes/notices.test.ts')
})
