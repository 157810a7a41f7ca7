import { afterEach, expect, test, vi } from 'vitest'
import type { PublicationsStore } from '#server/store/content/publications.ts'
import { judgePages } from './rounds.ts'

/** A publication with the marks of three rounds: in a text, in another text and in the price. */
function publicationOf(text: string, sentence: string, price: number) {
  const revisions = [
    ['pages/accueil', { hero: { lead: `Une phrase du ${text}.` } }],
    ['company/sentences', { teamWords: `Une phrase du ${sentence}.` }],
    ['catalogue/prices', { 'site-vitrine': { prices: { euro: [price] } } }],
  ].map(([document, content]) => ({ document, content }))
  return { read: async () => ({ number: 4, revisions }) } as unknown as PublicationsStore
}

/** A site with marks on its home page and on one page of prices. */
function serve(home: string, prices: string) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url)
    const pages: Record<string, string> = { '/': home, '/tarifs/seo': prices }
    return new Response((search === '' && pages[pathname]) || 'Rien.')
  })
}

const judge = (publications: PublicationsStore) =>
  judgePages('http://site.example', publications, { number: 4, pages: 2 })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('pages of one publication break no promise', async () => {
  serve('Une phrase du tourb.', 'Dès 602 € HT')
  expect(await judge(publicationOf('tourb', 'tourb', 602))).toEqual([])
})

test.each([
  [
    'an older page',
    'Une phrase du tourb.',
    'Dès 601 € HT',
    '1 pages of another publication than 4',
  ],
  ['a page of two', 'Une phrase du tourb.', 'tourb, 601 € HT', '/tarifs/seo 1,0'],
  ['a page of the repository', 'Une phrase du tourb.', 'Dès 600 € HT', '/tarifs/seo -1'],
  ['a page that is gone', 'Une phrase du tourb.', '404', '1 pages instead of 2'],
])('%s is a broken promise', async (_, home, prices, reason) => {
  serve(home, prices)
  expect((await judge(publicationOf('tourb', 'tourb', 602))).join()).toContain(reason)
})

test('a publication of two rounds is a broken promise', async () => {
  serve('Une phrase du tourb.', 'Dès 602 € HT')
  expect(await judge(publicationOf('tourb', 'tourb', 601))).toEqual([
    'publication 4 has the rounds 1,1,0',
  ])
})
