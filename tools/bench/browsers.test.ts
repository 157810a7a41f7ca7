import { expect, test } from 'vitest'
import type { BrowserFigures } from './browsers.ts'
import { browsersViolations } from './report.ts'
import { spread } from './statistics.ts'

const row = (name: string, ...tbt: number[]) => ({
  name,
  lcp: spread([600]),
  lcpRatio: 1,
  tbt: spread(tbt),
})

const report = (figures: Partial<BrowserFigures>) => ({
  rounds: 3,
  host: { runs: 0, repeated: 0, stolen: 0 },
  otherEngines: [],
  browsers: [{ product: 'Chrome/1', isFull: true, rows: [], navigations: [], ...figures }],
})

test('in the full browser a page keeps a phone no longer than the peer at its slowest', () => {
  const rows = [row('bare page', 90), row('peer', 0, 3, 7), row('/', 5, 7, 30), row('/devis', 8)]
  expect(browsersViolations(report({ rows }))).toEqual([
    '/devis, full browser: Total blocking time: 8 ms instead of at most 7',
  ])
  expect(browsersViolations(report({ rows, isFull: false }))).toEqual([])
})

test('without a peer there is nothing to compare with', () => {
  expect(browsersViolations(report({ rows: [row('/', 80)] }))).toEqual([])
})

test('a link is followed in time, the sooner the longer it was pointed at', () => {
  const navigations = [
    { from: '/', to: '/devis', pointed: 150.4, quick: 787 },
    { from: '/', to: '/blog', pointed: 151, quick: 788 },
  ]
  expect(browsersViolations(report({ navigations }))).toEqual([
    '/ to /blog, full browser: link to painted page: 151 ms instead of at most 150',
    '/ to /blog, full browser: link to painted page: 788 ms instead of at most 787',
  ])
})

test('in Firefox and WebKit too, each by its own limits', () => {
  const link = { from: '/', to: '/devis', pointed: 200, quick: 450 }
  const otherEngines = (['Firefox', 'WebKit'] as const).map((engine) => ({ engine, ...link }))
  expect(browsersViolations({ ...report({}), otherEngines })).toEqual([
    '/ to /devis, Firefox: link to painted page: 200 ms instead of at most 150',
    '/ to /devis, Firefox: link to painted page: 450 ms instead of at most 446',
  ])
})
