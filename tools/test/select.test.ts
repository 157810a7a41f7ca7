import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addresses, onePerTemplate } from '#workshop/addresses.ts'
import { filesOf } from '../build/sources.ts'
import { readImporters } from './import-graph.ts'
import { fewPages, select, unitTests } from './select.ts'

const files = [
  'content/pages/tarifs.test.ts',
  'e2e/accessibility.e2e.ts',
  'e2e/accueil.e2e.ts',
  'e2e/apercus-devis.e2e.ts',
  'e2e/apercus.e2e.ts',
  'e2e/built/links.test.ts',
  'e2e/built/pages.test.ts',
  'e2e/built/sections.test.ts',
  'e2e/built/seo.test.ts',
  'e2e/built/tarifs.test.ts',
  'e2e/devis.e2e.ts',
  'e2e/legal.e2e.ts',
  'e2e/pages.e2e.ts',
  'e2e/seo.e2e.ts',
  'e2e/spam.e2e.ts',
  'e2e/tarifs.e2e.ts',
  'e2e/webkit/tarifs.e2e.ts',
  'server/leads/outbox/deliver.test.ts',
  'server/leads/outbox/deliver.ts',
  'server/leads/rounds/rounds.test.ts',
  'server/store/moving/import-leads.test.ts',
  'app/ui/price-card.tsx',
  'app/pages/tarifs/pack.tsx',
  'app/pages/tarifs/pack.test.ts',
].sort()
const importers = new Map([
  ['server/leads/outbox/deliver.ts', new Set(['server/main.ts'])],
  ['server/main.ts', new Set(['server/store/moving/import-leads.test.ts'])],
  ['app/ui/price-card.tsx', new Set(['app/pages/tarifs/pack.tsx'])],
  ['app/pages/tarifs/pack.tsx', new Set(['app/pages/tarifs/pack.test.ts', 'app/render/pages.ts'])],
  ['app/render/pages.ts', new Set(['server/store/moving/import-leads.test.ts'])],
])
const loops = [
  ...['e2e/accessibility.e2e.ts', 'e2e/pages.e2e.ts'],
  ...['links', 'pages', 'sections', 'seo'].map((name) => `e2e/built/${name}.test.ts`),
]
const devis = ['e2e/apercus-devis.e2e.ts', 'e2e/devis.e2e.ts', ...loops]
const tarifs = [
  ...['app/pages/tarifs/pack.test.ts', 'content/pages/tarifs.test.ts', 'e2e/built/tarifs.test.ts'],
  ...['e2e/tarifs.e2e.ts', 'e2e/webkit/tarifs.e2e.ts', ...loops],
]
const leads = [
  ...['server/leads/outbox/deliver.test.ts', 'server/leads/rounds/rounds.test.ts'],
  'server/store/moving/import-leads.test.ts',
]

test.each([
  ['devis', ['/devis'], devis],
  ['./devis/', ['/devis'], devis],
  ['/tarifs/seo', ['/tarifs/seo'], tarifs],
  // A page and a file have this name: both are selected.
  ['seo', ['/tarifs/seo'], ['e2e/seo.e2e.ts', ...tarifs]],
  ['/', ['/'], ['e2e/accueil.e2e.ts', ...loops]],
  ['server/leads', [], leads],
  ['e2e/spam.e2e.ts', [], ['e2e/spam.e2e.ts']],
  // A loop named directly visits every page: no address is selected.
  ['e2e/pages', [], ['e2e/pages.e2e.ts']],
  ['server/leads /devis', ['/devis'], [...leads, ...devis]],
])('%s selects its pages with their tests and loops, or its files', (words, pages, tests) => {
  expect(select(words.split(' '), files, importers)).toEqual({ pages, tests: tests.sort() })
})

test.each([
  ['tarifs', 8],
  ['legal', 6],
  ['blog', 8],
  ['app/pages/legal', 6],
  ['content/pages/tarifs/seo.ts', 8],
])('%s selects a family of %d pages, and the loops', (word, count) => {
  const { pages, tests } = select([word], files, importers)
  expect(pages).toHaveLength(count)
  expect(tests).toEqual(expect.arrayContaining(loops))
})

test('a part of few families selects a page of each template, its tests and the loops', () => {
  const { pages, tests } = select(['price-card'], files, importers)
  expect(pages.map((path) => path.split('/')[1])).toEqual(['tarifs'])
  expect(tests.sort()).toEqual(['app/pages/tarifs/pack.test.ts', ...loops].sort())
})

test('the graph of this project leads from a module to its tests, and from a document to those of content', () => {
  const root = join(import.meta.dirname, '../..')
  const all = filesOf(root)
  const graph = readImporters(root)
  const testsOf = (word: string) => select([word], all, graph).tests
  expect(testsOf('server/leads/outbox/deliver.ts')).toContain('server/leads/outbox/deliver.test.ts')
  expect(testsOf('server/store/engine')).toContain('server/leads/outbox/deliver.test.ts')
  const ofText = testsOf('content/company/company.yaml')
  expect(ofText.length).toBeGreaterThan(3)
  expect(ofText.filter((file) => !file.startsWith('content/'))).toEqual([])
  expect(select(['app/layout'], all, graph).pages).toEqual(fewPages)
  // No page imports the frame of all pages.
  const footer = select(['app/layout/site-footer.tsx'], all, graph)
  expect(footer.pages).toEqual(fewPages)
  expect(footer.tests).toEqual(expect.arrayContaining(loops))
})

test.each([
  ['server/http/follow/accept.ts', 'server/http/follow/accept.test.ts'],
  ['server/http/desk/edition/sheet-view.ts', 'server/http/desk/edition/edition.test.ts'],
  ['server/quotes/paper.ts', 'server/quotes/pdf.test.ts'],
  ['server/site/render-worker.ts', 'e2e/built/trial.test.ts'],
  ['app/browser/boot.js', 'e2e/pages.e2e.ts'],
  ['app/styles/tokens.css', 'e2e/pages.e2e.ts'],
])('a change of %s selects %s', (file, tests) => {
  const root = join(import.meta.dirname, '../..')
  expect(select([file], filesOf(root), readImporters(root)).tests).toContain(tests)
})

test('an unknown word is refused', () => {
  expect(() => select(['devis', 'server/lead'], files, importers)).toThrow('“server/lead”')
})

test('onePerTemplate returns one page for each template', () => {
  const pages = onePerTemplate()
  expect(pages.filter((path) => path.startsWith('/tarifs/'))).toHaveLength(1)
  expect(pages.filter((path) => path.startsWith('/expertises/'))).toHaveLength(1)
  expect(pages).toContain('/expertises')
  expect(pages.length).toBeLessThan(addresses.length - 15)
})

test('unitTests matches every test beside the code', () => {
  const root = join(import.meta.dirname, '../..')
  const kept = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root })
  const beside = String(kept).trim().split('\n')
  const found = new Set(globSync(unitTests, { cwd: root }))
  expect(beside.filter((file) => !file.startsWith('e2e/') && !found.has(file))).toEqual([])
  expect(select(['quotes'], [...found], importers).tests).toContain('quotes/notices.test.ts')
})
