import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  auditedOn,
  conformity,
  count,
  percent,
  results,
  verdictOf,
} from '#content/accessibility/audit.ts'
import { criterionIds, isOfRgaa } from '#content/accessibility/criteria.ts'
import { type Evidence, evidence, remarks } from '#content/accessibility/evidence.ts'
import { auditedPages } from '#content/accessibility/pages.ts'
import { onePerTemplate } from '#workshop/addresses.ts'
import { asBeginning, asTitle } from '../../tools/test/titles.ts'

const root = join(import.meta.dirname, '../..')

test('the grid has the 106 criteria of RGAA and the six that WCAG 2.2 adds', () => {
  expect(criterionIds.filter(isOfRgaa)).toHaveLength(106)
  expect(criterionIds).toHaveLength(112)
})

test.each(auditedPages)(
  '$page has a verdict with evidence for each criterion, and no other',
  (page) => {
    expect(Object.keys(page.verdicts)).toEqual(criterionIds)
    for (const criterion of criterionIds) expect(() => verdictOf(page, criterion)).not.toThrow()
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

test.each(Object.entries<Evidence>(evidence))(
  'the evidence %s is a test that exists, or a look with its day',
  (_, one) => {
    if ('test' in one) {
      const [file = '', title = ''] = one.test.split(' › ')
      // Not `toMatch`, whose failure would print the file.
      const pattern = /\w…$/.test(title) ? asBeginning(title) : asTitle(title)
      expect(pattern.test(readFileSync(join(root, file), 'utf8')), one.test).toBe(true)
    } else {
      expect(one.on <= auditedOn, one.looked).toBe(true)
      expect(one.with.length).toBeGreaterThan(5)
    }
  },
)

test('each evidence is used, and each failure is explained', () => {
  const used = new Set(results.flatMap((result) => result.evidence))
  expect(Object.keys(evidence).filter((name) => !used.has(name as keyof typeof evidence))).toEqual(
    [],
  )
  const failing = results.filter(({ state }) => state === 'NC' || state === 'D')
  expect(failing.filter(({ criterion }) => !remarks[criterion])).toEqual([])
})

test('the state follows the rate, and 100 % is not a rounded value', () => {
  expect(conformity === 'totalement').toBe(count('NC') === 0)
  expect(percent(0.9999)).toBe('99,9\u00a0%')
  expect(percent(1)).toBe('100\u00a0%')
})
