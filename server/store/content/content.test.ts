import { expect, test } from 'vitest'
import { describeEachStore } from '../suite/each-store.ts'

const now = Date.UTC(2026, 10, 25, 10, 42)
const nina = { id: 'nina', name: 'Nina Ferrand' }
const act = { person: nina, now }

const change = (document: string, text: string) => ({
  document,
  content: { text },
  base: { text: 'Avant' },
})

describeEachStore('what is published', (store, openElsewhere) => {
  test('nothing, before the first publication', async () => {
    const { publications } = store()
    expect(await publications.last()).toBe(0)
    expect(await publications.list({ limit: 10 })).toEqual([])
    expect(await publications.read(1)).toBeUndefined()
  })

  test('a publication shows its changes, and what the one before it showed', async () => {
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

  test('another instance sees it, and of two that publish at once one is told', async () => {
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

  test('an earlier publication is shown again as one more, and nothing is lost', async () => {
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

  test('an entry may be taken off the site', async () => {
    const { publications } = store()
    await publications.publish(0, [{ ...change('a', ''), content: null }], act)
    expect((await publications.read(1))?.revisions).toMatchObject([
      { document: 'a', content: null },
    ])
  })

  test('the journal says who published', async () => {
    const { publications, journal } = store()
    await publications.publish(0, [change('a', 'Un')], act)
    expect(await journal.list({ limit: 1 })).toMatchObject([
      { actor: 'Nina Ferrand', action: 'published', object: 'Publication 1' },
    ])
  })

  test('a picture is kept once, under its hash', async () => {
    const { publications } = store()
    const picture = { id: 'hash', type: 'image/avif', body: Buffer.from('bytes') }
    await publications.keepPictures([picture], now)
    await publications.keepPictures([picture, { ...picture, id: 'other' }], now)
    const kept = await publications.picture('hash')
    expect(kept && { ...kept, body: Buffer.from(kept.body) }).toEqual(picture)
    expect(await publications.picture('none')).toBeUndefined()
  })
})

describeEachStore('a draft of a field', (store) => {
  const field = { document: 'pages/accueil', field: 'hero.lead', base: 'Avant' }

  test('is kept from the version that it was written from', async () => {
    const { contentDrafts: drafts } = store()
    expect(await drafts.save({ ...field, value: 'Un', version: 0 }, 'Nina', now)).toBe(1)
    expect(await drafts.save({ ...field, value: 'Deux', version: 1 }, 'Nina', now)).toBe(2)
    expect(await drafts.list()).toEqual([
      { ...field, value: 'Deux', version: 2, author: 'Nina', at: now, aside: null },
    ])
  })

  test('a stale one changes nothing, and is answered with the one that is there', async () => {
    const { contentDrafts: drafts } = store()
    await drafts.save({ ...field, value: 'Nina', version: 0 }, 'Nina', now)
    for (const version of [0, 7]) {
      const theirs = await drafts.save({ ...field, value: 'Karim', version }, 'Karim', now)
      expect(theirs).toMatchObject({ value: 'Nina', version: 1, author: 'Nina' })
    }
    await drafts.drop([field])
    expect(await drafts.save({ ...field, value: 'Karim', version: 1 }, 'Karim', now)).toBe('gone')
  })

  test('left out, it says who did and why, until it is taken back in', async () => {
    const { contentDrafts: drafts } = store()
    await drafts.save({ ...field, value: 'Un', version: 0 }, 'Nina', now)
    await drafts.setAside(field, { by: 'Karim', reason: 'À revoir' })
    expect(await drafts.list()).toMatchObject([{ aside: { by: 'Karim', reason: 'À revoir' } }])
    await drafts.setAside(field, null)
    expect(await drafts.list()).toMatchObject([{ aside: null }])
  })

  test('is nothing that is published', async () => {
    const { contentDrafts: drafts, publications } = store()
    await drafts.save({ ...field, value: 'Secret', version: 0 }, 'Nina', now)
    await publications.publish(0, [change('a', 'Un')], act)
    expect(JSON.stringify(await publications.read(1))).not.toContain('Secret')
  })
})
