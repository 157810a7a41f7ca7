import { expect, test } from 'vitest'
import { describeEachStore } from '../suite/each-store.ts'
import { newestLines } from '../suite/rows.ts'
import type { WrittenDraft } from './content-drafts.ts'

const now = Date.UTC(2026, 10, 25, 10, 42)
const nina = { id: 'nina', name: 'Nina Ferrand' }
const act = { person: nina, now }

const change = (document: string, text: string) => ({
  document,
  content: { text },
  base: { text: 'Avant' },
})

describeEachStore('publications', (store, openElsewhere) => {
  test('are an empty list before the first one', async () => {
    const { publications } = store()
    expect(await publications.last()).toBe(0)
    expect(await publications.list({ limit: 10 })).toEqual([])
    expect(await publications.read(1)).toBeUndefined()
  })

  test('a publication contains its changes and those of the one before', async () => {
    const { publications } = store()
    expect(await publications.publish(0, [change('a', 'Un'), change('b', 'Deux')], act)).toBe(1)
    expect(await publications.publish(1, [change('b', 'Trois')], act)).toBe(2)
    const second = await publications.read(2)
    expect(second).toMatchObject({ number: 2, author: 'Nina Ferrand', at: now, restores: null })
    expect(second?.revisions).toMatchObject([
      { ...change('a', 'Un'), author: 'Nina Ferrand', at: now },
      change('b', 'Trois'),
    ])
    expect((await publications.read(1))?.revisions).toMatchObject([
      change('a', 'Un'),
      change('b', 'Deux'),
    ])
  })

  test('one of two concurrent publications is refused, and another instance reads the other', async () => {
    const { publications } = store()
    const elsewhere = openElsewhere().publications
    const both = await Promise.all([
      publications.publish(0, [change('a', 'Nina')], act),
      elsewhere.publish(0, [change('a', 'Karim')], act),
    ])
    expect(both.toSorted()).toEqual([1, 'stale'])
    expect(await elsewhere.last()).toBe(1)
    expect((await elsewhere.read(1))?.revisions).toHaveLength(1)
  })

  test('restoring an earlier publication adds a new one', async () => {
    const { publications } = store()
    await publications.publish(0, [change('a', 'Un')], act)
    await publications.publish(1, [change('a', 'Deux'), change('b', 'Deux')], act)
    expect(await publications.restore(1, 2, act)).toBe(3)
    const third = await publications.read(3)
    expect(third).toMatchObject({ restores: 1, revisions: [change('a', 'Un')] })
    expect(third?.revisions).toHaveLength(1)
    expect(await publications.restore(0, 3, act)).toBe(4)
    expect((await publications.read(4))?.revisions).toEqual([])
    expect(await publications.restore(1, 3, act)).toBe('stale')
    const list = await publications.list({ limit: 2, before: 4 })
    expect(list.map(({ number }) => number)).toEqual([3, 2])
  })

  test('the list for a document or a folder has its publications and every restoration', async () => {
    const { publications } = store()
    await publications.publish(0, [change('pages/accueil', 'Un')], act)
    await publications.publish(1, [change('catalogue/prices', 'Un')], act)
    await publications.publish(2, [change('pages/accueil', 'Deux')], act)
    await publications.restore(2, 3, act)
    const numbers = async (touching: string[]) =>
      (await publications.list({ touching, limit: 10 })).map(({ number }) => number)
    expect(await numbers(['catalogue/prices'])).toEqual([4, 2])
    expect(await numbers(['pages/accueil'])).toEqual([4, 3, 1])
    expect(await numbers(['pages/'])).toEqual([4, 3, 1])
    expect(await numbers(['pages/tarifs/'])).toEqual([4])
    expect(await numbers([])).toEqual([4])
  })

  test('a publication with null as content removes an entry from the site', async () => {
    const { publications } = store()
    await publications.publish(0, [{ ...change('a', ''), content: null }], act)
    expect((await publications.read(1))?.revisions).toMatchObject([
      { document: 'a', content: null },
    ])
  })

  test('the journal names the author of a publication', async () => {
    await store().publications.publish(0, [change('a', 'Un')], act)
    expect(await newestLines(store(), 1)).toMatchObject([
      { actor: 'Nina Ferrand', action: 'published', object: 'Publication 1' },
    ])
  })

  test('a picture is stored once, under its hash', async () => {
    const { publications } = store()
    const picture = { id: 'hash', type: 'image/avif', body: Buffer.from('bytes') }
    await publications.keepPictures([picture], now)
    await publications.keepPictures([picture, { ...picture, id: 'other' }], now)
    const kept = await publications.picture('hash')
    expect(kept && { ...kept, body: Buffer.from(kept.body) }).toEqual(picture)
    expect(await publications.picture('none')).toBeUndefined()
    expect(await publications.missingPictures(['none', 'hash'])).toEqual(['none'])
    expect(await publications.missingPictures([])).toEqual([])
  })

  test('an unused picture is deleted, a published one stays', async () => {
    const { publications, contentDrafts } = store()
    const hashOf = (digit: string) => digit.repeat(32)
    const fileOf = (digit: string) => ({
      ...{ id: `${hashOf(digit)}.webp`, type: 'image/webp', body: Buffer.from(digit) },
    })
    const files = ['1', '2', '3', '4', '5'].map(fileOf)
    await publications.keepPictures(files, now)
    await publications.publish(0, [change('a', hashOf('1'))], act)
    await publications.publish(1, [change('a', 'Rien')], act)
    const draft = { field: 'cover', base: { id: hashOf('3') }, author: 'Nina', at: now }
    await contentDrafts.change('b', 2, () => [
      { ...draft, value: { id: hashOf('2') }, aside: null, answers: [] },
    ])
    // Stored again later.
    await publications.keepPictures([fileOf('4')], now + 2)

    expect(await publications.forgetPictures(now)).toBe(0)
    expect(await publications.forgetPictures(now + 1)).toBe(1)
    expect(await publications.missingPictures(files.map(({ id }) => id))).toEqual([fileOf('5').id])
  })
})

describeEachStore('a draft of a field', (store, openElsewhere) => {
  const document = 'pages/accueil'
  const lead: WrittenDraft = {
    ...{ field: 'hero.lead', value: 'Un', base: 'Avant', author: 'Nina', at: now },
    ...{ aside: null, answers: [] },
  }
  const keep = (...drafts: WrittenDraft[]) =>
    store().contentDrafts.change(document, 0, () => drafts)

  test('is stored with a version that increases with each change', async () => {
    const { contentDrafts: drafts } = store()
    await keep(lead)
    await keep({ ...lead, value: 'Deux' })
    await keep({ ...lead, value: 'Deux' })
    expect(await drafts.list()).toEqual([{ ...lead, document, value: 'Deux', version: 2 }])
  })

  test('stores author and reason of an exclusion, and confirmed values', async () => {
    const aside = { by: 'Karim', reason: 'À revoir' }
    await keep({ ...lead, aside, answers: ['hash'] })
    expect(await store().contentDrafts.list()).toMatchObject([{ aside, answers: ['hash'] }])
  })

  test('is deleted alone; drafts of other documents stay', async () => {
    const { contentDrafts: drafts } = store()
    await drafts.change('pages/devis', 0, () => [lead])
    await keep(lead, { ...lead, field: 'hero.see' })
    await keep({ ...lead, field: 'hero.see' })
    const left = await drafts.list()
    expect(left.map(({ document, field }) => `${document}#${field}`)).toEqual([
      ...['pages/accueil#hero.see', 'pages/devis#hero.lead'],
    ])
  })

  test('concurrent changes of a document are all stored', async () => {
    const instances = [store(), openElsewhere(), openElsewhere()]
    const writers = Array.from({ length: 12 }, (_, index) => String(index))
    await Promise.all(
      writers.map((name, index) =>
        instances[index % 3]?.contentDrafts.change(document, 0, (drafts) => {
          const names = drafts[0]?.value ?? []
          return [{ ...lead, value: [...(names as string[]), name] }]
        }),
      ),
    )
    const [draft] = await store().contentDrafts.list()
    expect(new Set(draft?.value as string[])).toEqual(new Set(writers))
    expect(draft?.version).toBe(writers.length)
  })

  test('is refused if it was compared with an older publication than the last one', async () => {
    const { contentDrafts: drafts, publications } = store()
    await publications.publish(0, [change('a', 'Un')], act)
    expect(await keep(lead)).toBe('behind')
    expect(await drafts.list()).toEqual([])
  })

  test('is not published', async () => {
    await keep({ ...lead, value: 'Secret' })
    await store().publications.publish(0, [change('a', 'Un')], act)
    expect(JSON.stringify(await store().publications.read(1))).not.toContain('Secret')
  })

  test('is deleted by its publication, unless it has changed since', async () => {
    const { contentDrafts: drafts, publications } = store()
    const see = { ...lead, field: 'hero.see' }
    await keep(lead, see)
    await keep({ ...lead, value: 'Deux' }, see)
    const shown = [
      { document, field: 'hero.lead', value: 'Un' },
      { document, field: 'hero.see', value: 'Un' },
    ]
    expect(await publications.publish(0, [change(document, 'Un')], act, shown)).toBe(1)
    expect(await drafts.list()).toMatchObject([{ field: 'hero.lead', value: 'Deux', base: 'Un' }])
  })

  test('stays when its publication is refused as stale', async () => {
    const { contentDrafts: drafts, publications } = store()
    await keep(lead)
    await publications.publish(0, [change('a', 'Un')], act)
    const shown = [{ document, field: 'hero.lead', value: 'Un' }]
    expect(await publications.publish(0, [change(document, 'Un')], act, shown)).toBe('stale')
    expect(await drafts.list()).toHaveLength(1)
  })
})
