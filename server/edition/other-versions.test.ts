import { expect, test } from 'vitest'
import { valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import { documents, fakeEdition, nina, now, original, reviewed, set } from '#workshop/edition.ts'
import { createTemporaryStore } from '../store/suite/temporary-store.ts'
import { fieldsOf, fittedDraft } from './fields.ts'
import { fingerprint } from './fingerprint.ts'
import { homelessIn } from './working.ts'

const home = 'pages/accueil'
const article = 'collections/articles/site-lent'
const act = { person: nina, now }

/** Starts this version of the site on a database with a publication of another version. */
async function after(document: string, content: unknown, base = documents.get(document) ?? null) {
  const store = await createTemporaryStore()
  await store.publications.publish(0, [{ document, content, base }], act)
  const all = fakeEdition(store)
  await all.follower.start()
  all.follower.stop()
  return { ...all, store }
}

const hero = (change: object) => {
  const own = documents.get(home) as { hero: object }
  return { ...own, hero: { ...own.hero, ...change } }
}

test.each([
  ['an unknown field', home, hero({ badge: 'Nouveau' }), 'hero › badge'],
  [
    'a missing field',
    home,
    withValue(documents.get(home), 'offer.title', undefined),
    'offer › title',
  ],
  [
    'an unknown block',
    article,
    withValue(documents.get(article), 'blocks', [{ video: 'x' }]),
    'blocks › 0',
  ],
  ['an unknown value to cite', home, hero({ lead: 'En {{delai.nouveau}}.' }), 'delai.nouveau'],
  ['an unknown list', 'collections/podcasts/un', { title: 'Un' }, 'collections/podcasts/un'],
  ['another kind of value', home, 'Texte', home],
])(
  'after a publication with %s, the site starts, logs the fault and shows the known fields',
  async (...row) => {
    const [, document, content, words] = row
    const { edition, errors, store, content: shown } = await after(document, content)
    expect(errors.join()).toContain(words)
    expect(errors.join()).toContain('Publication 1')
    expect(shown.current.home.offer.title).toBe(original(home, 'offer.title'))
    const { working, changes } = await edition.state()
    expect(changes).toEqual([])
    for (const [path, value] of working) {
      expect(fieldsOf(path, value).length, path).toBeGreaterThan(0)
    }
    await edition.edit([set('company/sentences', 'cms', 'Nous écrivons le site.')], nina)
    const result = await edition.publish(
      await reviewed(edition, ['company/sentences#cms']),
      1,
      nina,
    )
    expect(result).toMatchObject({ kind: 'published', number: 2 })
    for (const number of [1, 2]) {
      const { revisions = [] } = (await store.publications.read(number)) ?? {}
      expect(revisions.find((one) => one.document === document)?.content).toEqual(content)
    }
  },
)

test('a restoration keeps fields that this version of the site does not know', async () => {
  const newer = hero({ badge: 'Nouveau' })
  const { edition, store } = await after(home, newer)
  await edition.edit([set(home, 'hero.lead', 'Un site clair.')], nina)
  await edition.publish(await reviewed(edition, [`${home}#hero.lead`]), 1, nina)
  expect(await edition.restore(1, 2, nina)).toMatchObject({ kind: 'published', number: 3 })
  expect((await store.publications.read(3))?.revisions).toMatchObject([{ content: newer }])
})

test('every value of the repository already has the shape of its schema', () => {
  for (const [document, value] of documents) {
    expect(fittedDraft(document, '', value, documents), document).toEqual({ value, lost: [] })
  }
})

const draft = { base: null, author: nina.name, at: now, aside: null, answers: [] }

test.each<[what: string, document: string, field: string, value: unknown]>([
  ['an unknown field', home, 'hero.badge', 'Nouveau'],
  ['an unknown kind of document', 'collections/podcasts/un', '', { title: 'Un' }],
  ['a field that is a group now', home, 'hero', 'Nouveau'],
  ['a list that is a text now', home, 'hero.lead', ['Un', 'Deux']],
  ['an item of a list that was a group', 'catalogue/packs/seo', 'rows.0.label', 'Nouveau'],
])('a draft of %s is kept and listed until somebody drops it', async (...row) => {
  const [, document, field, value] = row
  const { edition, store } = await after('company/hours', documents.get('company/hours'))
  await store.contentDrafts.change(document, 1, () => [{ ...draft, field, value }])
  const { changes, drafts, online, working } = await edition.state()
  expect([changes, working.get(document)]).toEqual([[], documents.get(document)])
  expect(homelessIn(drafts, online)).toMatchObject([{ value, kind: 'field' }])
  await edition.edit([set(home, 'offer.title', 'Les voir')], nina)
  const result = await edition.publish(await reviewed(edition, [`${home}#offer.title`]), 1, nina)
  expect(result).toMatchObject({ kind: 'published' })
  expect(await store.contentDrafts.list()).toMatchObject([{ document, field, value }])
  await edition.edit([{ kind: 'revert', document, path: field }], nina)
  expect(await store.contentDrafts.list()).toEqual([])
})

test('a new entry drafted on another version can be completed and published', async () => {
  const { edition, store } = await after('company/hours', documents.get('company/hours'))
  const document = 'collections/articles/neuf'
  const { crumb, ...rest } = documents.get(article) as { crumb: string; blocks: unknown[] }
  const value = {
    ...{ ...rest, title: 'Un article neuf', slogan: 'Un texte sans place' },
    blocks: [...rest.blocks, { video: 'Un film' }],
    description: `${'Un article neuf pour un essai. '.repeat(3)}`.trim(),
  }
  await store.contentDrafts.change(document, 1, () => [{ ...draft, field: '', value }])
  const { changes, drafts, online } = await edition.state()
  expect(changes).toMatchObject([{ state: 'refused', faults: [{ path: 'crumb' }] }])
  expect(JSON.stringify(homelessIn(drafts, online))).toMatch(/Un film.*Un texte sans place/)
  await edition.edit([set(document, 'crumb', 'Neuf', '')], nina)
  await edition.edit([{ kind: 'keep', document, path: 'date' }], nina)
  const result = await edition.publish(await reviewed(edition, [`${document}#`]), 1, nina)
  expect(result).toMatchObject({ kind: 'published' })
  expect(await store.contentDrafts.list()).toEqual([])
})

test('a published text that this version refuses is listed, and another version still has it', async () => {
  const long = 'Un titre trop long. '.repeat(30)
  const content = withValue(hero({ lead: 'Un site clair.', badge: 'Nouveau' }), 'offer.title', long)
  const { edition, store, content: shown } = await after(home, content)
  const { home: page } = shown.current
  expect([page.hero.lead, page.offer.title]).toEqual([
    'Un site clair.',
    original(home, 'offer.title'),
  ])
  const withheld = [
    { document: home, field: 'hero.badge', published: 'Nouveau' },
    { document: home, field: 'offer.title', published: long },
  ]
  expect((await edition.state()).withheld).toEqual(withheld)
  await edition.edit([set(home, 'hero.see', 'Les voir')], nina)
  await edition.publish(await reviewed(edition, [`${home}#hero.see`]), 1, nina)
  const contentOf = async (number: number) =>
    (await store.publications.read(number))?.revisions[0]?.content
  expect(await contentOf(2)).toEqual(withValue(content, 'hero.see', 'Les voir'))
  expect((await edition.state()).withheld).toEqual(withheld)
  for (const [index, one] of withheld.entries()) {
    const result = await edition.forgetPublished(one, 2 + index, nina)
    expect(result).toMatchObject({ kind: 'published' })
  }
  expect((await edition.state()).withheld).toEqual([])
  expect(await contentOf(4)).toEqual(hero({ lead: 'Un site clair.', see: 'Les voir' }))
})

test.each([3_600_000, 86_400_000])(
  'no text is lost when the clock is set back by %d ms',
  async (back) => {
    const store = await createTemporaryStore()
    const first = fakeEdition(store)
    first.clock.now = () => now + back
    await first.edition.edit([set(home, 'hero.lead', 'Un site clair.')], nina)
    await first.edition.publish(await reviewed(first.edition, [`${home}#hero.lead`]), 0, nina)
    await first.edition.edit([set(home, 'offer.title', 'Les voir')], nina)
    const { edition } = fakeEdition(store)
    const seen = fingerprint('Les voir')
    const edit = { kind: 'set', document: home, path: 'offer.title', value: 'Voir', seen } as const
    expect((await edition.edit([edit], nina)).stale).toEqual([])
    expect((await edition.state()).changes).toMatchObject([
      { state: 'ready', after: 'Voir', at: now },
    ])
    expect(
      await edition.publish(await reviewed(edition, [`${home}#offer.title`]), 1, nina),
    ).toMatchObject({ number: 2 })
    const list = await store.publications.list({ limit: 10 })
    expect(list.map(({ number }) => number)).toEqual([2, 1])
    const { online, last } = await edition.state()
    expect([last, valueAt(online.get(home), 'hero.lead')]).toEqual([2, 'Un site clair.'])
    expect(await edition.restore(1, 2, nina)).toMatchObject({ kind: 'published', number: 3 })
  },
)

test('a link to a page removed by the same publication is refused, and the page is named', async () => {
  const store = await createTemporaryStore()
  const { edition, content } = fakeEdition(store)
  const other = 'collections/articles/grille-css'
  const seen = fingerprint(documents.get(article))
  const link = [
    ...(original(other, 'blocks') as unknown[]),
    { link: 'Lire', to: '/blog/site-lent' },
  ]
  await edition.edit([set(other, 'blocks', link)], nina)
  expect((await edition.state()).changes).toMatchObject([{ state: 'ready' }])
  await edition.edit([{ kind: 'remove', document: article, path: '', seen }], nina)
  const { changes } = await edition.state()
  const refused = changes.filter(({ state }) => state === 'refused')
  expect(JSON.stringify(refused)).toContain('aucune page à l’adresse /blog/site-lent')
  const keys = changes.map(({ key }) => key)
  await edition.publish(await reviewed(edition, keys), 0, nina)
  const { posts } = content.current
  const isLinked = JSON.stringify(posts).includes('"/blog/site-lent"')
  expect(posts.some(({ id }) => id === 'site-lent') || !isLinked).toBe(true)
})
