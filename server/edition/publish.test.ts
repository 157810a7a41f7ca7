import { describe, expect, test } from 'vitest'
import { valueAt } from '#content/documents/paths.ts'
import { withValue } from '#content/documents/with-value.ts'
import {
  documents,
  fakeEdition,
  karim,
  nina,
  now,
  original,
  reviewed,
  set,
} from '#workshop/edition.ts'
import { describeEachStore } from '../store/suite/each-store.ts'
import type { Edition } from './edition.ts'
import type { Edit } from './edition-types.ts'
import { fingerprint } from './fingerprint.ts'

const home = 'pages/accueil'
const lead = 'Un site clair, fait avec vous.'
const leadKey = `${home}#hero.lead`
const see = set(home, 'offer.title', 'Les voir')
const seeKey = `${home}#offer.title`

describeEachStore('publishing', (store, openElsewhere) => {
  const parts = () => fakeEdition(store())

  async function edited(...edits: ReturnType<typeof set>[]) {
    const all = parts()
    await all.edition.edit(edits, nina)
    return all
  }

  test('puts the chosen changes online, in data and pages together; other changes stay drafts', async () => {
    const { edition, content, put } = await edited(set(home, 'hero.lead', lead), see)
    const result = await edition.publish(await reviewed(edition, [leadKey]), 0, karim)
    expect(result).toMatchObject({ kind: 'published', number: 1, changes: [{ key: leadKey }] })
    expect(content.current.home.hero.lead).toBe(lead)
    expect(content.current.home.offer.title).toBe(original(home, 'offer.title'))
    expect(put).toEqual([content.current])
    const state = await edition.state()
    expect(state).toMatchObject({ last: 1, publication: { author: karim.name, at: now } })
    expect(state.changes.map(({ key, state }) => [key, state])).toEqual([[seeKey, 'ready']])
    expect(valueAt(state.online.get(home), 'hero.lead')).toBe(lead)
    expect(valueAt(state.working.get(home), 'offer.title')).toBe('Les voir')
  })

  test('is rendered only once by the instance that publishes', async () => {
    const { edition, follower, put } = await edited(set(home, 'hero.lead', lead))
    await edition.publish(await reviewed(edition, [leadKey]), 0, nina)
    await follower.catchUp()
    expect(put).toHaveLength(1)
  })

  test('leaves out changes that are refused, asked or aside, even if they are chosen', async () => {
    const price = 'site-vitrine.prices.euro.0'
    const { edition } = await edited(
      set(home, 'hero.lead', ''),
      see,
      set('catalogue/prices', price, 60),
      set('company/sentences', 'visits', 'Le matin.'),
    )
    const aside = { document: 'company/sentences', path: 'visits', reason: '' }
    await edition.edit([{ kind: 'aside', ...aside }], karim)
    const keys = (await edition.state()).changes.map(({ key }) => key)
    expect(keys).toHaveLength(4)
    const result = await edition.publish(await reviewed(edition, keys), 0, nina)
    expect(result).toMatchObject({ kind: 'published', changes: [{ key: seeKey }] })
    const { changes } = await edition.state()
    expect(changes.map(({ state }) => state).toSorted()).toEqual(['aside', 'asked', 'refused'])
  })

  test('does nothing without a chosen change', async () => {
    const { edition } = await edited(see)
    expect(await edition.publish(new Map(), 0, nina)).toEqual({ kind: 'nothing' })
    expect(await edition.publish(new Map([['pages/accueil#hero.unknown', '']]), 0, nina)).toEqual({
      kind: 'nothing',
    })
    expect(await store().publications.last()).toBe(0)
  })

  test('a page that cannot be rendered stops the publication, and the result names the change', async () => {
    const { edition, content, put } = await edited(set(home, 'hero.lead', 'C’est impossible.'), see)
    expect(
      await edition.publish(await reviewed(edition, [leadKey, seeKey]), 0, nina),
    ).toMatchObject({
      kind: 'failed',
      page: '/',
      fault: { kind: 'broken', message: expect.stringContaining('no such page') },
      change: { key: leadKey },
    })
    expect(put).toEqual([])
    expect(content.current.home.offer.title).toBe(original(home, 'offer.title'))
    expect(await edition.state()).toMatchObject({ last: 0, changes: [{}, {}] })
    expect(await edition.publish(await reviewed(edition, [seeKey]), 0, nina)).toMatchObject({
      kind: 'published',
    })
  })

  test('changes that are valid only together are not published separately', async () => {
    const [first, second] = ['site-vitrine.prices.euro.0', 'site-vitrine.prices.euro.1']
    const prices = 'catalogue/prices'
    const { edition } = await edited(set(prices, second, 580), set(prices, first, 500))
    const { changes } = await edition.state()
    expect(changes.map(({ state }) => state)).toEqual(['ready', 'ready'])
    const words = 'Pack Essentiel, 600\u00a0€\u00a0: plus que le Pack Professionnel, 580\u00a0€.'
    expect(
      await edition.publish(await reviewed(edition, [`${prices}#${second}`]), 0, nina),
    ).toMatchObject({
      ...{ kind: 'failed', page: '/tarifs/site-vitrine', change: { field: second } },
      fault: { kind: 'rule', words },
    })
    const keys = changes.map(({ key }) => key)
    expect(await edition.publish(await reviewed(edition, keys), 0, nina)).toMatchObject({
      kind: 'published',
    })
  })

  test('a publication is stale if another one was stored first, and puts no page online', async () => {
    const { edition, hooks, put } = await edited(see)
    const change = { document: home, content: documents.get(home), base: documents.get(home) }
    const act = { person: karim, now }
    const { publications } = openElsewhere()
    hooks.beforeRender = async () => {
      hooks.beforeRender = async () => {}
      await publications.publish(0, [change], act)
    }
    expect(await edition.publish(await reviewed(edition, [seeKey]), 0, nina)).toEqual({
      kind: 'stale',
    })
    expect(put).toEqual([])
    expect((await edition.state()).changes).toHaveLength(1)
    expect(await edition.publish(await reviewed(edition, [seeKey]), 0, nina)).toEqual({
      kind: 'stale',
    })
    expect(await edition.publish(await reviewed(edition, [seeKey]), 1, nina)).toMatchObject({
      kind: 'published',
      number: 2,
    })
  })

  describe('a text that a release of the site changed after it was published', () => {
    /** Publishes Nina's text over an older one, which the repository has changed since. */
    async function released() {
      const all = parts()
      const base = withValue(documents.get(home), 'hero.lead', 'Avant tout.')
      const content = withValue(base, 'hero.lead', lead)
      await store().publications.publish(0, [{ document: home, content, base }], act)
      const [choice] = (await all.edition.state()).twice
      if (!choice) throw new Error('no two versions')
      return { ...all, choice }
    }
    const act = { person: nina, now }
    const ours = () => original(home, 'hero.lead')
    const onlineLead = async ({ edition }: { edition: Edition }) =>
      valueAt((await edition.state()).online.get(home), 'hero.lead')

    test('has two versions, and visitors get the published one', async () => {
      const all = await released()
      expect(all.choice).toMatchObject({ field: 'hero.lead', published: lead, repository: ours() })
      expect(await onlineLead(all)).toBe(lead)
    })

    test('keeps two versions while other texts are published', async () => {
      const { edition } = await released()
      await edition.edit([see], nina)
      await edition.publish(await reviewed(edition, [seeKey]), 1, nina)
      const { twice, last } = await edition.state()
      expect(last).toBe(2)
      expect(twice).toMatchObject([{ field: 'hero.lead', published: lead, repository: ours() }])
    })

    test('keeps the published version by a publication', async () => {
      const all = await released()
      const result = await all.edition.keepPublished(all.choice, 1, karim)
      expect(result).toMatchObject({ kind: 'published', number: 2 })
      expect((await all.edition.state()).twice).toEqual([])
      expect(await onlineLead(all)).toBe(lead)
      expect(await all.edition.keepPublished(all.choice, 1, karim)).toEqual({ kind: 'stale' })
    })

    test('takes the repository’s version as a change, unless the text changed meanwhile', async () => {
      const all = await released()
      const { edition, choice } = all
      const take = (seen: string): Edit => ({
        ...{ kind: 'replace', document: home, path: choice.field },
        ...{ value: choice.repository, seen },
      })
      const { stale } = await edition.edit([take(fingerprint('Autre chose.'))], nina)
      expect(stale).toMatchObject([{ path: 'hero.lead' }])
      await edition.edit([take(fingerprint(lead))], nina)
      expect((await edition.state()).changes).toMatchObject([{ key: leadKey, state: 'ready' }])
      await edition.publish(await reviewed(edition, [leadKey]), 1, nina)
      expect((await edition.state()).twice).toEqual([])
      expect(await onlineLead(all)).toBe(ours())
    })
  })

  test('who publishes during a publication gets the name of its author', async () => {
    const { edition, hooks } = await edited(set(home, 'hero.lead', lead), see)
    const [hers, his] = [await reviewed(edition, [leadKey]), await reviewed(edition, [seeKey])]
    hooks.beforeRender = async () => {
      hooks.beforeRender = undefined
      expect(await edition.publish(his, 0, karim)).toEqual({ kind: 'busy', by: nina.name })
    }
    expect(await edition.publish(hers, 0, nina)).toMatchObject({ kind: 'published' })
    expect(await edition.publish(await reviewed(edition, [seeKey]), 1, karim)).toMatchObject({
      kind: 'published',
    })
  })

  test('every instance sees a publication and its end, and cannot publish meanwhile', async () => {
    const { edition, hooks } = await edited(set(home, 'hero.lead', lead), see)
    const elsewhere = fakeEdition(openElsewhere()).edition
    const [chosen, others] = [await reviewed(edition, [leadKey]), await reviewed(edition, [seeKey])]
    let following: ReturnType<Edition['publishingAfter']> | undefined
    hooks.beforeRender = async () => {
      const seen = await elsewhere.publishing()
      expect(seen).toMatchObject({ person: nina, after: 0, changes: [{ key: leadKey }] })
      expect(await elsewhere.publish(others, 0, karim)).toEqual({ kind: 'busy', by: nina.name })
      following = elsewhere.publishingAfter(seen?.run ?? '', new AbortController().signal)
    }
    await edition.publish(chosen, 0, nina)
    const ended = await following
    expect(ended?.result).toMatchObject({ kind: 'published', number: 1 })
    expect(await elsewhere.publish(others, 1, karim)).toMatchObject({ kind: 'published' })
    expect(await edition.publishing()).toMatchObject({ person: karim, result: { number: 2 } })
  })

  test('a publication whose instance was killed ends with its lease', async () => {
    const { edition } = await edited(see)
    const elsewhere = store().publishing
    const state = JSON.stringify({ person: karim })
    const row = { run: 'killed', state, until: now + 1 }
    const chosen = await reviewed(edition, [seeKey])
    await elsewhere.begin(row, { after: now, before: now })
    expect(await edition.publishing()).toMatchObject({ person: karim })
    expect(await edition.publish(chosen, 0, nina)).toEqual({ kind: 'busy', by: karim.name })
    for (const until of [now, now + 86_400_000]) {
      await elsewhere.keep({ ...row, until })
      expect(await edition.publishing()).toBeUndefined()
    }
    expect(await edition.publish(chosen, 0, nina)).toMatchObject({ kind: 'published' })
    await elsewhere.keep(row)
    expect(await edition.publishing()).toMatchObject({ result: { number: 1 } })
    await store().forgetPresence({ seen: now + 1, draft: now })
    expect(await elsewhere.read()).toBeUndefined()
  })

  test('a text that is edited during a publication stays a draft', async () => {
    const { edition, hooks } = await edited(set(home, 'hero.lead', lead))
    hooks.beforeRender = () => edition.edit([set(home, 'hero.lead', 'Plus tard.', lead)], karim)
    expect(await edition.publish(await reviewed(edition, [leadKey]), 0, nina)).toMatchObject({
      kind: 'published',
    })
    expect((await edition.state()).changes).toMatchObject([
      { key: leadKey, state: 'ready', before: lead, after: 'Plus tard.', by: karim.name },
    ])
  })

  test('a text that was saved after the person reviewed it is not published', async () => {
    const { edition, put } = await edited(set(home, 'hero.lead', lead), see)
    const chosen = await reviewed(edition, [leadKey, seeKey])
    await edition.edit([set(home, 'hero.lead', 'Jamais lu.', lead)], karim)
    expect(await edition.publish(chosen, 0, nina)).toMatchObject({
      ...{ kind: 'changed', change: { key: leadKey, by: karim.name, after: 'Jamais lu.' } },
    })
    expect(put).toEqual([])
    const others = new Map([...chosen].filter(([key]) => key === seeKey))
    expect(await edition.publish(others, 0, nina)).toMatchObject({ kind: 'published' })
  })

  test('a draft that another instance reverted and wrote again is shown', async () => {
    const { edition } = await edited(set(home, 'hero.lead', lead))
    expect((await edition.state()).changes).toMatchObject([{ after: lead }])
    const elsewhere = fakeEdition(openElsewhere()).edition
    await elsewhere.edit([{ kind: 'revert', document: home, path: 'hero.lead' }], karim)
    await elsewhere.edit([set(home, 'hero.lead', 'Autre.')], karim)
    expect((await edition.state()).changes).toMatchObject([{ after: 'Autre.', by: karim.name }])
  })

  test('a draft that was reverted and written again during a publication stays a draft', async () => {
    const { edition, hooks } = await edited(set(home, 'hero.lead', lead))
    hooks.beforeRender = async () => {
      await edition.edit([{ kind: 'revert', document: home, path: 'hero.lead' }], karim)
      await edition.edit([set(home, 'hero.lead', 'Autre.')], karim)
    }
    const chosen = await reviewed(edition, [leadKey])
    expect(await edition.publish(chosen, 0, nina)).toMatchObject({ kind: 'published' })
    expect((await edition.state()).changes).toMatchObject([{ before: lead, after: 'Autre.' }])
  })

  test('restoring an earlier publication makes a new publication, and keeps drafts', async () => {
    const { edition, content } = await edited(set(home, 'hero.lead', lead), see)
    const before = content.current.home.hero.lead
    await edition.publish(await reviewed(edition, [leadKey]), 0, nina)
    expect(await edition.restore(0, 1, karim)).toMatchObject({ kind: 'published', number: 2 })
    expect(content.current.home.hero.lead).toBe(before)
    expect((await edition.state()).changes.map(({ key }) => key)).toEqual([seeKey])
    expect(await edition.restore(1, 1, karim)).toEqual({ kind: 'stale' })
    expect(await edition.restore(7, 2, karim)).toEqual({ kind: 'nothing' })
    expect(await edition.restore(1, 2, karim)).toMatchObject({ number: 3 })
    expect(content.current.home.hero.lead).toBe(lead)
    expect(valueAt((await edition.documentsOf(1))?.get(home), 'hero.lead')).toBe(lead)
    expect(await edition.documentsOf(0)).toEqual(documents)
    expect(await edition.documentsOf(9)).toBeUndefined()
  })

  test('removing an entry also deletes the drafts of its fields', async () => {
    const [template = ''] = [...documents.keys()].filter((path) => path.startsWith('desk/'))
    const { edition, content } = await edited(set(template, 'label', 'Autre nom'))
    const before = content.current.templates.length
    await edition.edit([{ kind: 'remove', document: template, path: '', seen: '' }], nina)
    expect(await edition.publish(await reviewed(edition, [`${template}#`]), 0, nina)).toMatchObject(
      { kind: 'published' },
    )
    expect(content.current.templates).toHaveLength(before - 1)
    expect(await edition.state()).toMatchObject({ changes: [], drafts: [] })
    expect(await edition.create('desk/templates', template.slice(15), undefined, nina)).toEqual({
      document: `${template}-2`,
    })
  })
})

describeEachStore('a preview', (store) => {
  test('shows drafts, each text with its field, and contains no script', async () => {
    const { edition } = fakeEdition(store())
    const visits = 'Le matin <seulement>.'
    await edition.edit(
      [set(home, 'hero.lead', lead), set('company/sentences', 'visits', visits)],
      nina,
    )
    const { working, online } = await edition.state()
    const html = edition.preview('/', working, 'nonce')
    expect(html).toContain(`<p><edit-text data-field="${leadKey}">${lead}</edit-text></p>`)
    expect(html).toContain('<edit-text data-field="company/sentences#visits" data-lent="">')
    expect(html).toContain(
      '<edit-text data-field="catalogue/prices#seo.prices.euro.0">650</edit-text>',
    )
    expect(html).not.toMatch(/<script|run\(\)|[\ue000-\uf8ff]/)
    expect(edition.preview('/', online, 'nonce')).not.toContain(lead)
    expect(edition.preview('/nulle-part', working, 'nonce')).toBeUndefined()
  })

  test('shows the online text instead of an invalid draft', async () => {
    const { edition } = fakeEdition(store())
    await edition.edit(
      [
        set(home, 'hero.lead', '{{unknown}}'),
        set('company/sentences', 'visits', 'Le matin.'),
        set('pages', '/.title', original('pages', '/devis.title')),
      ],
      nina,
    )
    const html = edition.preview('/', (await edition.state()).working, '')
    expect(html).toContain('Le matin.')
    expect(html).not.toContain('unknown')
    expect(html).toContain(`<title>${original('pages', '/.title')}</title>`)
  })

  test.each([
    '\ue0000\ue001Texte\ue002',
    '{{phrase.visites}}',
    'x'.repeat(10_000),
    'Nul\0 et \ud800',
    '10\u202f000\u202f100',
  ])('a hostile text %# breaks neither the preview nor a publication', async (text) => {
    const { edition } = fakeEdition(store())
    await edition.edit(
      [
        set(home, 'hero.lead', text),
        set('company/sentences', 'visits', text),
        set('pages', '/.title', text),
        see,
      ],
      nina,
    )
    const { working, changes } = await edition.state()
    expect(edition.preview('/', working, '')).not.toMatch(/[\ue000-\uf8ff]/)
    const keys = changes.map(({ key }) => key)
    expect(await edition.publish(await reviewed(edition, keys), 0, nina)).toMatchObject({
      kind: 'published',
      number: 1,
    })
  })
})

describeEachStore('pages of a field', (store) => {
  test('are first its own page, then all others that show it', async () => {
    const { edition } = fakeEdition(store())
    await edition.state()
    expect(edition.pagesOf('catalogue/prices', 'seo.prices.euro.0')[0]).toBe('/tarifs/seo')
    expect(edition.pagesOf('pages', '/devis.title')[0]).toBe('/devis')
    expect(edition.pagesOf('collections/articles/site-lent', 'title')[0]).toBe('/blog/site-lent')
    expect(edition.pagesOf('company/sentences', 'visits').length).toBeGreaterThan(40)
    expect(edition.pagesOf(home, 'hero.lead')[0]).toBe('/')
    expect(edition.pagesOf('company/feeds', 'app.name')).toEqual([])
  })
})
