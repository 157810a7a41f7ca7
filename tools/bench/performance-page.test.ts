import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BrowsersReport } from './browsers.ts'
import { performancePage, readResults, sectionText } from './performance-page.ts'
import { spread } from './statistics.ts'

const run = { date: '2026-11-25T20:00:00Z', command: 'npm run bench', machine: 'a machine' }

test('docs/performance.md is written from the committed results and the budgets', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/performance.md'), 'utf8')
  expect(page).toBe(performancePage(await readResults()))
})

test('a part shows each figure beside its budget, and what is over it', () => {
  const figures = { first: 310, p95: 20, long: null, size: 39_000 }
  const text = sectionText({ quotes: { ...run, reference: 10, figures, pages: [] } }, 'quotes')
  expect(text).toContain('`npm run bench`, 2026-11-25, a machine.')
  expect(text).toMatch(/\| First PDF after the start +\| +310 ✗ +\| +≤300 +\| +ms +\| +31 +\|/)
  expect(text).toMatch(/\| PDF of 120 lines +\| +– +\|/)
  expect(text).toContain(
    'Over budget:\n\n- First PDF after the start: 310 instead of at most 300 ms',
  )
})

test('a page over its own budget is named, and one within it is not', () => {
  const pages = [
    { path: '/tarifs/seo', runs: 3, figures: { lcpRatio: 1.16 } },
    { path: '/devis', runs: 1, figures: { lcpRatio: 1.16 } },
  ]
  const bare = { bytes: 4096, lcp: spread([600]), machineSpeed: spread([2000]) }
  const host = { runs: 4, repeated: 0, stolen: 0 }
  const text = sectionText({ pages: { ...run, browser: 'Chrome/1', pages, bare, host } }, 'pages')
  expect(text.match(/^- .*$/gm)).toEqual([
    '- /tarifs/seo: Largest contentful paint, over that of the bare page: 1.16 instead of at most 1.15 ×',
  ])
})

const row = (name: string, ...tbt: number[]) => {
  return { name, lcp: spread([600]), lcpRatio: 1, tbt: spread(tbt) }
}

const violations = (report: Partial<BrowsersReport>) =>
  sectionText(
    {
      browsers: {
        ...run,
        browsers: [],
        links: [],
        host: { runs: 0, repeated: 0, stolen: 0 },
        ...report,
      },
    },
    'browsers',
  ).match(/^- .*$/gm)

test('in the full browser a page blocks no longer than the peer at its slowest', () => {
  const rows = [row('bare page', 90), row('peer', 0, 3, 7), row('/', 5, 7, 30), row('/devis', 8)]
  const browser = { product: 'Chrome/1', rows }
  expect(violations({ browsers: [{ ...browser, isFull: true }] })).toEqual([
    '- /devis: Chrome/1: Total blocking time: 8 instead of at most 7 ms',
  ])
  expect(violations({ browsers: [{ ...browser, isFull: false }] })).toBeNull()
  // Without a peer there is no limit.
  const alone = [row('/', 80)]
  expect(violations({ browsers: [{ ...browser, isFull: true, rows: alone }] })).toBeNull()
})

test('each browser follows a link within its own limits', () => {
  const link = { from: '/', to: '/devis' }
  const links = [
    { ...link, product: 'Chrome/1', engine: 'Chromium', pointed: 150.4, quick: 788 },
    { ...link, product: 'Firefox', engine: 'Firefox', pointed: 200, quick: 446 },
    { ...link, product: 'WebKit', engine: 'WebKit', pointed: 200, quick: 450 },
  ] as const
  expect(violations({ links: [...links] })).toEqual([
    '- Chrome/1, / to /devis: From click to painted page: 788 instead of at most 787 ms',
    '- Firefox, / to /devis: From click to painted page: 200 instead of at most 150 ms',
  ])
})
