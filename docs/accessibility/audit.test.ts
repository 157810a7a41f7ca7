import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { conformity, count, percent, readVerdict } from '#content/accessibility/audit.ts'
import { criterionIds, isOfRgaa } from '#content/accessibility/criteria.ts'
import { type Evidence, evidence, remarks } from '#content/accessibility/evidence.ts'
import { type AuditedPage, auditedPages } from '#content/accessibility/pages.ts'
import { onePerTemplate } from '#workshop/addresses.ts'
import { deskEntryPages, deskPagesWith } from '#workshop/desk-pages.ts'
import { kindsOf } from '../../e2e/support/kinds.ts'
import { asBeginning, asTitle } from '../../tools/test/titles.ts'
import { deskEvidence, deskRemarks } from './desk/evidence.ts'
import { deskPages } from './desk/pages.ts'

const root = join(import.meta.dirname, '../..')

const grids: readonly {
  grid: string
  pages: readonly AuditedPage[]
  known: Readonly<Record<string, Evidence>>
  words: typeof remarks
}[] = [
  { grid: 'the site', pages: auditedPages, known: evidence, words: remarks },
  { grid: 'the desk', pages: deskPages, known: deskEvidence, words: deskRemarks },
]

const pages = grids.flatMap(({ pages, known }) => pages.map((page) => ({ ...page, known })))

test('the grid has the 106 criteria of RGAA and the six that WCAG 2.2 adds', () => {
  expect(criterionIds.filter(isOfRgaa)).toHaveLength(106)
  expect(criterionIds).toHaveLength(112)
})

test.each(pages)(
  '$page has a verdict with evidence for each criterion, and no other',
  ({ known, ...page }) => {
    expect(Object.keys(page.verdicts)).toEqual(criterionIds)
    for (const criterion of criterionIds) {
      expect(() => readVerdict(page, criterion, known)).not.toThrow()
    }
    expect(page.audited).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  },
)

test('the sample has a page of each template', () => {
  const lost = '/aucune/porte/ici'
  const sampled = auditedPages.map(({ page }) => (page === '/404' ? lost : page))
  const templates = onePerTemplate().map((path) => path.split('/').slice(0, 2).join('/'))
  const missing = templates.filter(
    (start) => !sampled.some((path) => path === start || path.startsWith(`${start}/`)),
  )
  // One legal page stands for all.
  expect(missing.filter((path) => !/^\/(conditions|politique)/.test(path))).toEqual([])
})

test.each(grids.flatMap(({ known }) => Object.entries(known)))(
  'the evidence %s is a test that exists, or a look with its day',
  (_, one) => {
    if ('test' in one) {
      const [file = '', title = ''] = one.test.split(' › ')
      // Not `toMatch`, whose failure would print the file.
      const pattern = /\w…$/.test(title) ? asBeginning(title) : asTitle(title)
      expect(pattern.test(readFileSync(join(root, file), 'utf8')), one.test).toBe(true)
    } else {
      expect(
        pages.some(({ audited }) => one.on <= audited),
        one.looked,
      ).toBe(true)
      expect(one.with.length).toBeGreaterThan(5)
    }
  },
)

test.each(grids)(
  'each evidence of $grid is used, and each failure is explained',
  ({ pages, known, words }) => {
    const verdicts = pages.flatMap((page) =>
      criterionIds.map((criterion) => ({ criterion, ...readVerdict(page, criterion, known) })),
    )
    const used = new Set(verdicts.flatMap((verdict) => verdict.evidence))
    expect(Object.keys(known).filter((name) => !used.has(name))).toEqual([])
    const failing = verdicts.filter(({ state }) => state === 'NC' || state === 'D')
    expect(failing.filter(({ criterion }) => !words[criterion])).toEqual([])
  },
)

/**
 * The desk as it is rendered, by tools/workshop/desk-pages.ts; e2e/built/accessibility.test.ts reads the site's pages.
 * An audit is too old once its page has a kind of element that nobody looked at.
 */
test('each page of the desk has the kinds of elements that its audit saw', async () => {
  const texts = { words: 'Paule', address: '12 rue de l’Exemple', email: 'paule@exemple.fr' }
  const rendered = new Map([
    ...(await deskPagesWith(texts)),
    ...(await deskEntryPages()).map(([name, html]) => [name, async () => html] as const),
  ])
  const since: Record<string, { added: string[]; gone: string[] }> = {}
  for (const { page, kinds } of deskPages) {
    const read = rendered.get(page)
    if (!read) throw new Error(`${page} is no page of the desk`)
    const found = kindsOf(load(await read()))
    const added = found.filter((kind) => !kinds.includes(kind))
    const gone = kinds.filter((kind) => !found.includes(kind))
    if (added.length + gone.length > 0) since[page] = { added, gone }
  }
  expect(since).toEqual({})
})

test('the state follows the rate, and 100 % is not a rounded value', () => {
  expect(conformity === 'totalement').toBe(count('NC') === 0)
  expect(percent(0.9999)).toBe('99,9\u00a0%')
  expect(percent(1)).toBe('100\u00a0%')
})
