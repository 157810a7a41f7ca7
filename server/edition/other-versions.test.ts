import { expect, test } from 'vitest'
import { valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import { documents, fakeEdition, nina, now, original, reviewed, set } from '#workshop/edition.ts'
import { createTemporaryStore } from '../store/suite/temporary-store.ts'
import { fieldsOf } from './fields.ts'
import { fingerprint } from './fingerprint.ts'

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

test('a draft of an unknown field is refused with a message, and stays in the database', async () => {
  const { edition, store } = await after('company/hours', documents.get('company/hours'))
  const draft = { base: null, author: nina.name, at: now, aside: null, answers: [] }
  await store.contentDrafts.change(home, 1, () => [
    { ...draft, field: 'hero.badge', value: 'Nouveau' },
  ])
  await store.contentDrafts.change('collections/podcasts/un', 1, () => [
    { ...draft, field: '', value: { title: 'Un' } },
  ])
  const { changes } = await edition.state()
  expect(changes.map(({ state }) => state)).toEqual(['refused', 'refused'])
  await edition.edit([set(home, 'hero.lead', 'Un site clair.')], nina)
  expect((await store.contentDrafts.list()).length).toBe(3)
  const result = await edition.publish(await reviewed(edition, [`${home}#hero.lead`]), 1, nina)
  expect(result).toMatchObject({ kind: 'published' })
  expect((await store.contentDrafts.list()).length).toBe(2)
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
