import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { quoteDesk } from '#workshop/quotes.ts'
import { newLead } from '#workshop/requests.ts'
import { day } from '../../days.ts'
import type { Store } from '../store.ts'
import { describeEachStore } from '../suite/each-store.ts'
import { changeRow } from '../suite/rows.ts'

const rules = { acknowledgedSince: 0 }

async function keep(store: Store, values: Record<string, string>, changes = {}) {
  const lead = newLead({ values: { email: 'x@exemple.fr', ...values }, ...changes })
  await store.keepLead(lead, [], rules)
  return lead
}

describeEachStore('search', (store, openElsewhere) => {
  async function search(query: string) {
    const found = await store().requests.search(query, 20)
    return Object.fromEntries(
      found.groups.map(({ place, rows }) => [place, rows.map(({ reference }) => reference)]),
    )
  }

  test('groups matches by field, the newest request first, each request once', async () => {
    await keep(store(), { name: 'Fournil du Peyrou' }, { reference: 'G-OLD', receivedAt: 1 * day })
    await keep(
      store(),
      { name: 'Fournil du Peyrou', description: 'Le fournil' },
      { reference: 'G-NEW', receivedAt: 3 * day },
    )
    await keep(
      store(),
      { name: 'Théo', description: 'le fournil d’en face' },
      { reference: 'G-TEXT' },
    )
    await keep(store(), { name: 'Inès', email: 'fournil@exemple.fr' }, { reference: 'G-MAIL' })
    await keep(store(), { name: 'Claire', description: 'rien de tel' })
    expect(await search('FOURNIL')).toEqual({
      name: ['G-NEW', 'G-OLD'],
      identity: ['G-MAIL'],
      text: ['G-TEXT'],
    })
    expect(await search('four peyr')).toMatchObject({ name: ['G-NEW', 'G-OLD'] })
  })

  test('finds a request by a part of any of its fields, without case and accents', async () => {
    await keep(
      store(),
      {
        name: 'Hélène Vidal مَرْيَم',
        email: 'h.vidal@cabinet-vidal.example',
        phone: '+33 6 39 98 12 34',
        service: 'Logo et Branding',
        pack: 'site-vitrine-professionnel',
        description: 'Une Œuvre à Sète',
      },
      { reference: 'G-7KM4-2XR' },
    )
    await keep(store(), { name: 'Autre', description: 'Rien' })
    for (const query of [
      ...[
        'helene',
        'HÉLÈNE',
        'vidal hél',
        'oeuvre',
        'مريم',
        'h.vidal@cabinet',
        'G-7KM4-2XR',
        'g-7k',
      ],
      ...['g7km42xr', '06 39 98 12 34', '+33639981234', 'logo et', 'Pack Professionnel'],
      ...['98 12 34', '1234', '\u202d+33 (0)6 39 98 12 34\u202c', '7km42xr', 'sè\u00adte'],
    ]) {
      expect(Object.values(await search(query)).flat(), query).toEqual(['G-7KM4-2XR'])
    }
    for (const query of ['elene', 'vidal fournil', '6398', 'claire', 'G-7KM5']) {
      expect(Object.values(await search(query)).flat(), query).toEqual([])
    }
  })

  test('the requests of a whole address come before those of addresses that begin alike', async () => {
    const own = { email: 'visiteuse-7@exemple.fr' }
    await keep(store(), own, { reference: 'G-OLD', receivedAt: 1 * day })
    await keep(store(), own, { reference: 'G-NEW', receivedAt: 2 * day })
    for (const number of [70, 71, 72]) {
      const email = `visiteuse-${number}@exemple.fr`
      await keep(store(), { email }, { reference: `G-${number}`, receivedAt: 3 * day })
    }
    const found = await store().requests.search(' Visiteuse-7@exemple.fr', 3)
    expect(found.groups[1]).toMatchObject({
      place: 'identity',
      rows: [{ reference: 'G-NEW' }, { reference: 'G-OLD' }, {}],
      isMore: true,
    })
  })

  test('a request is found by the number of its sent quote', async () => {
    const { lead, content } = await quoteDesk(store).sendFirst()
    const number = content.number ?? ''
    for (const query of [
      number,
      number.toLowerCase(),
      number.slice(2),
      number.replaceAll('-', ''),
    ]) {
      expect(await search(query), query).toMatchObject({ identity: [lead.reference] })
    }
    expect(Object.values(await search('D-2025')).flat()).toEqual([])
  })

  test('no query throws', async () => {
    await keep(store(), { name: 'Claire', description: 'words' })
    const queries = [
      ...['"', "'", '\\', 'a" OR "b', 'NOT', 'a AND NOT b', 'NEAR(a b)', 'words : a', 'rank:1'],
      ...["a' | 'b':*", 'a & !b', '*', '%_', '(((((', '^a - b + c ~ d', '; drop table leads; --'],
      ...['🎉', 'a\u0000b', '\ud800', '\u202e\u200b', 'x'.repeat(10_000), 'mot '.repeat(2_500)],
      Array.from({ length: 3_000 }, (_, index) => `a${index}`).join(' '),
    ]
    for (const query of queries) {
      const { groups } = await store().requests.search(query, 20)
      expect(groups.map(({ place }) => place)).toEqual(['name', 'identity', 'text'])
    }
    expect(Object.values(await search('')).flat()).toEqual([])
  })

  test('an erased request is no longer found', async () => {
    await keep(store(), { name: 'Fournil', email: 'perdue@exemple.fr' })
    await keep(store(), { name: 'Fournil' }, { reference: 'G-LEFT' })
    await store().requests.index()
    await keep(store(), { name: 'Fournil', email: 'perdue@exemple.fr' })
    await store().eraseAddress('perdue@exemple.fr', { person: null, at: 0 })
    expect(await search('fournil')).toMatchObject({ name: ['G-LEFT'] })
  })

  test('two instances that search at once find all new requests', async () => {
    await keep(store(), { name: 'Fournil' })
    expect((await search('fournil')).name).toHaveLength(1)
    // More requests than one transaction indexes.
    for (let count = 0; count < 120; count++) await keep(store(), { name: 'Fournil' })
    const elsewhere = openElsewhere()
    const found = await Promise.all(
      [store(), elsewhere].map(({ requests }) => requests.search('fournil', 200)),
    )
    for (const { groups } of found) expect(groups[0]?.rows).toHaveLength(121)
  })

  test('notes and messages are found, before and after a reindexing', async () => {
    const note = (leadId: string) =>
      store().work.addNote(
        { id: randomUUID(), leadId, text: 'Rappeler après le marché' },
        { id: 'nina', name: 'Nina' },
        0,
      )
    const early = await keep(store(), { name: 'Théo' }, { reference: 'G-EARLY', receivedAt: day })
    await note(early.id)
    await store().requests.index()
    const late = await keep(store(), { name: 'Théo' }, { reference: 'G-LATE', receivedAt: 2 * day })
    await store().requests.index()
    await note(late.id)
    expect(await search('marche')).toMatchObject({ text: ['G-LATE', 'G-EARLY'] })
  })

  test('marked spam is not found, and does not count for the limit', async () => {
    await keep(store(), { name: 'Fournil' }, { reference: 'G-OLD', receivedAt: 1 * day })
    const spam = await keep(store(), { name: 'Fournil' }, { receivedAt: 2 * day })
    await keep(store(), { name: 'Fournil' }, { reference: 'G-NEW', receivedAt: 3 * day })
    await changeRow(store(), spam.id, { spam_at: 4 * day })
    const found = await store().requests.search('fournil', 2)
    expect(found.groups[0]?.rows.map(({ reference }) => reference)).toEqual(['G-NEW', 'G-OLD'])
    expect(found.groups[0]?.isMore).toBe(false)
  })

  test('a search reports that there are more matches than the limit', async () => {
    for (let index = 0; index < 5; index++) await keep(store(), { name: 'Fournil' })
    const found = await store().requests.search('fournil', 3)
    expect(found.groups[0]).toMatchObject({ rows: { length: 3 }, isMore: true })
  })
})
