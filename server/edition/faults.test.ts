import { beforeAll, expect, test, vi } from 'vitest'
import { toldProject } from '#content/collections/projects.ts'
import type { ContentFault } from '#content/documents/content-error.ts'
import type { Documents } from '#content/documents/documents.ts'
import { readDocuments } from '#content/documents/load.ts'
import { valueAt } from '#content/documents/paths.ts'
import { faultsOfUnits } from './faults.ts'
import type { Unit } from './working.ts'

// Each message is reworded, so that the faults are found by their data only.
vi.mock('#content/documents/content-error.ts', async (original) => {
  const { ContentError } = await original<typeof import('#content/documents/content-error.ts')>()
  const reworded = <Words extends { words?: string }>(said: Words): Words =>
    said.words ? { ...said, words: 'Reworded.' } : said
  return {
    ContentError: class extends ContentError {
      constructor(faults: readonly ContentFault[]) {
        super(faults.map((one) => ({ ...reworded(one), causes: one.causes?.map(reworded) ?? [] })))
      }
    },
  }
})

let online: Documents
beforeAll(() => {
  online = readDocuments()
})

const unit = (document: string, field: string, value: unknown): Unit => ({ document, field, value })
const titleOf = (page: string) => valueAt(online.get('pages'), `${page}.title`)
const faq = 'pages/questions-frequentes'
const [citing, cited] = ['collections/articles/grille-css', 'collections/articles/site-lent']
const withLink = () => [
  ...(valueAt(online.get(citing), 'blocks') as unknown[]),
  { link: 'Lire', to: '/blog/site-lent' },
]
const review = 'collections/testimonials/vrai'
const real = (order: number) => ({
  order,
  rating: 5,
  title: '« Vrai. »',
  text: 'Un site livré à temps.',
  author: 'Une cliente',
  role: 'Fleuriste',
  received: '2026-11-01',
  agreement: { date: '2026-11-02', kept: 'Classeur des accords' },
  replaces: 'ines',
})

const innocent = unit(faq, 'title', 'Un autre titre.')

test.each<[what: string, guilty: () => Unit, fault: object, published?: () => [string, unknown][]]>(
  [
    [
      'the title of an earlier page',
      () => unit('pages', '/devis.title', titleOf('/')),
      { path: '/devis.title', words: 'Reworded.' },
    ],
    [
      'the title of a later page',
      () => unit('pages', '/.title', titleOf('/devis')),
      { path: '/.title', words: 'Reworded.' },
    ],
    [
      'a link without a page',
      () => unit(citing, 'blocks', [{ link: 'Tarifs', to: '/tarif' }]),
      { path: 'blocks.0.to', words: 'Reworded.' },
    ],
    [
      'the removal of an article that another one cites',
      () => unit(cited, '', null),
      { path: '', at: { document: citing, path: expect.stringMatching(/^blocks\.\d+\.to$/) } },
      () => [[citing, { ...(online.get(citing) as object), blocks: withLink() }]],
    ],
    [
      'the removal of a sample with a page',
      () => unit(`collections/projects/${toldProject}`, '', null),
      { path: '', words: 'Page /single-portfolio\u00a0: Reworded.' },
    ],
    [
      'the removal of a replaced sample',
      () => unit('collections/testimonials/ines', '', null),
      { path: '', at: { document: review, path: 'replaces' } },
      () => [[review, real(9)]],
    ],
    [
      'an entry before another that replaces the same sample',
      () => unit('collections/testimonials/avant', '', real(8)),
      { path: '', at: { document: review, path: 'replaces' } },
      () => [[review, real(9)]],
    ],
    [
      'a sentence that is too long where another text cites it',
      () => unit('company/sentences', 'visits', 'Venez nous voir. '.repeat(34)),
      { path: 'visits', at: { document: expect.any(String), path: expect.any(String) } },
    ],
    [
      'an unknown borrowed value',
      () => unit(faq, 'text', 'En {{delai.jamais}}.'),
      { path: 'text', words: 'Reworded.' },
    ],
  ],
)(
  '%s is found by the data of the error, and leaves other changes alone',
  (_, guilty, fault, published = () => []) => {
    const own = guilty()
    const faults = faultsOfUnits([innocent, own], new Map([...online, ...published()]), {
      withRules: false,
    })
    expect([...faults.keys()]).toEqual([own])
    expect(faults.get(own)?.[0]).toMatchObject(fault)
  },
)
