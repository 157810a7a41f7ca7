import { expect, test } from 'vitest'
import { budgets, isOver, violations } from './budgets.ts'

test.each([
  ['lcp', '/devis', 1000, false],
  ['lcp', '/devis', 1010, true],
  ['performance', '/devis', 100, false],
  ['performance', '/devis', 99, true],
  ['cls', '/devis', 0.004, false],
  ['cls', '/devis', 0.006, true],
  ['lcpRatio', '/devis', 1.3, false],
  ['lcpRatio', '/devis', 1.36, true],
  ['lcpRatio', '/expertises/uiux-design', 1.16, true],
  ['lcpRatio', '/tarifs/seo', 1.16, true],
  ['total', '/', 95_000, false],
  ['total', '/devis', 95_000, true],
  ['ecoIndex', '/devis', 81, false],
  ['ecoIndex', '/devis', 80, true],
  ['ecoIndex', '/tarifs/seo', 80, false],
] as const)('%s of %s at %d is over budget: %s', (name, path, value, expected) => {
  expect(isOver(budgets[name], value, path)).toBe(expected)
})

test('a violation is printed with its limit and its unit', () => {
  expect(violations(budgets, { seo: 92, firstPaint: 95_240, requests: 6 }, '/devis')).toEqual([
    '/devis: Lighthouse: SEO: 92 instead of at least 100',
    '/devis: Bytes before first paint, font included: 95.2 instead of at most 90.0 kB',
  ])
})
