import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { conformityWords, percent, siteRate } from '#content/accessibility/audit.ts'
import { auditedPages } from '#content/accessibility/pages.ts'
import { addresses, isPage, templateOf } from '#workshop/addresses.ts'
import { bringTo, followSite } from '#workshop/follow.ts'
import { kindsOf } from '../support/kinds.ts'
import { builtPage, textsOf, words } from './read.ts'

const ofClient: Record<string, () => Promise<Response>> = {
  'suivi-recue': async () => await (await followSite()).get(),
  'suivi-devis': () => open('sent', ''),
  'suivi-verifier': () => open('sent', '/accepter'),
  'suivi-accepte': () => open('accepted', ''),
  'suivi-refuse': () => open('declined', ''),
  'suivi-renoncer': () => open('accepted', '/renoncer'),
  'suivi-renonce': () => open('withdrawn', ''),
  'suivi-donnees': async () => await (await followSite()).get('/donnees'),
}

async function open(state: 'sent' | 'accepted' | 'declined' | 'withdrawn', page: string) {
  const site = await followSite()
  const { path } = await bringTo(state, site)
  return await site.get(path + page)
}

/**
 * An audit is too old once its page has a kind of element that nobody looked at. Look at the page again by
 * docs/accessibility/README.md, then write its kinds and the day into its file.
 */
test.each(auditedPages)(
  '$page has the kinds of elements that its audit saw',
  async ({ page, kinds }) => {
    const client = ofClient[page]
    const $ = client ? load(await (await client()).text()) : builtPage(page).$
    const found = kindsOf($)
    const since = {
      added: found.filter((kind) => !kinds.includes(kind)),
      gone: kinds.filter((kind) => !found.includes(kind)),
    }
    expect(since).toEqual({ added: [], gone: [] })
  },
)

test('the sample has a page of each template', () => {
  const seen = auditedPages.map(({ page }) => templateOf(page))
  const unseen = addresses.filter((path) => isPage(path) && !seen.includes(templateOf(path)))
  expect(unseen, 'add a file to content/accessibility/pages/ and its row to pages.ts').toEqual([])
})

test('declaration, footer, grid and data state the same', async () => {
  const { $ } = builtPage('/accessibilite')
  expect(words($('main').text())).toContain(words(`Ce site est ${conformityWords} au RGAA 4.1.2.`))
  expect(words($('main').text())).toContain(words(percent(siteRate)))
  expect(textsOf($, 'footer a[href="/accessibilite"]')).toEqual([
    words(`Accessibilité : ${conformityWords}`),
  ])
  expect($('main a[href="/accessibilite/grille"]').length).toBeGreaterThan(0)
  const grid = builtPage('/accessibilite/grille').$
  expect(grid('main a[href="/accessibilite/grille.json"]')).toHaveLength(1)
  expect(grid('main dt')).toHaveLength(auditedPages.length + 112)
})
