import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { performancePage, readResults, sectionText } from './performance-page.ts'

const run = { date: '2026-11-25T20:00:00Z', command: 'npm run bench', machine: 'a machine' }

test('docs/performance.md is the page of the committed results and the budgets', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/performance.md'), 'utf8')
  expect(page).toBe(performancePage(await readResults()))
})

test('a part shows each figure with its budget, and the violations', () => {
  const figures = { first: 310, p95: 20, long: null, size: 39_000 }
  const text = sectionText({ quotes: { ...run, reference: 10, figures, pages: [] } }, 'quotes')
  expect(text).toContain('`npm run bench`, 2026-11-25, a machine.')
  expect(text).toMatch(/\| First PDF after the start +\| +310 ✗ +\| +≤300 +\| +ms +\| +31 +\|/)
  expect(text).toMatch(/\| PDF of 120 lines +\| +– +\|/)
  expect(text).toContain(
    'Over budget:\n\n- First PDF after the start: 310 instead of at most 300 ms',
  )
})

test('the violations name only pages and browsers over their own budgets', () => {
  const pages = [
    { path: '/tarifs/seo', figures: { lcpRatio: 1.16 } },
    { path: '/devis', figures: { lcpRatio: 1.16 } },
  ]
  const text = sectionText({ pages: { ...run, pages } }, 'pages')
  expect(text).toMatch(/\| \/tarifs\/seo \|.* 1\.16 ✗ \|/)
  expect(text.match(/^- .*$/gm)).toEqual([
    '- /tarifs/seo: Largest contentful paint, over that of the bare page: 1.16 instead of at most 1.15 ×',
  ])
  const links = [
    { path: 'Chrome/1', figures: { homePointed: 150.4, homeQuick: 788 } },
    { path: 'Firefox', figures: { homePointed: 200, homeQuick: 446 } },
    { path: 'WebKit', figures: { homePointed: 200, homeQuick: 450 } },
  ]
  const blocked = [{ path: 'Chrome/1: /devis', figures: { tbt: 8, overPeer: 1 } }]
  const browsers = sectionText({ browsers: { ...run, pages: blocked, links } }, 'browsers')
  expect(browsers.match(/^- .*$/gm)).toEqual([
    '- Chrome/1: /devis: Total blocking time over the slowest of the peer: 1 instead of at most 0 ms',
    '- Chrome/1: Link of /, quick tap: 788 instead of at most 787 ms',
    '- Firefox: Link of /, pointed at: 200 instead of at most 150 ms',
  ])
})
