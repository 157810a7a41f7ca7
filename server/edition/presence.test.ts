import { expect, test } from 'vitest'
import { describeEachStore } from '../store/suite/each-store.ts'
import { createEditorPresence, writerIn } from './presence.ts'

const sheet = '/bureau/edition/pages/accueil'
const key = 'pages/accueil#hero.lead'
const start = Date.UTC(2026, 10, 26)

describeEachStore('people who edit', (store, openElsewhere) => {
  async function setUp() {
    const clock = { now: start }
    const person = (name: string) =>
      store().people.addPerson({ name, email: `${name}@graaand.example`, role: 'equipe' }, start)
    return {
      clock,
      nina: await person('Nina'),
      karim: await person('Karim'),
      presence: createEditorPresence(store().writers, () => clock.now),
    }
  }

  test('others see a person at every instance, but the person does not see herself', async () => {
    const { presence, nina, karim } = await setUp()
    await presence.tell(nina, sheet, key)
    const seen = [{ name: 'Nina', sheet, key, since: start }]
    expect(await presence.others(karim)).toEqual(seen)
    expect(await createEditorPresence(openElsewhere().writers, () => start).others(karim)).toEqual(
      seen,
    )
    expect(await presence.others(nina)).toEqual([])
  })

  test('a person who stays in a field keeps her start time; another field gives a new one', async () => {
    const { presence, clock, nina, karim } = await setUp()
    await presence.tell(nina, sheet, key)
    clock.now = start + 20_000
    await presence.tell(nina, sheet, key)
    clock.now = start + 40_000
    expect(await presence.others(karim)).toMatchObject([{ key, since: start }])
    await presence.tell(nina, sheet, 'pages/accueil#hero.see')
    expect(await presence.others(karim)).toMatchObject([{ since: start + 40_000 }])
  })

  test('the person who started first is listed first', async () => {
    const { presence, clock, nina, karim } = await setUp()
    await presence.tell(karim, sheet, key)
    clock.now++
    await presence.tell(nina, sheet, key)
    const names = (await presence.others({ id: '' })).map(({ name }) => name)
    expect(names).toEqual(['Karim', 'Nina'])
  })

  test('a person is no longer shown after thirty seconds without a heartbeat', async () => {
    const { presence, clock, nina, karim } = await setUp()
    await presence.tell(nina, sheet, key)
    clock.now = start + 30_000
    expect(await presence.others(karim)).toEqual([])
    await presence.tell(nina, sheet, key)
    expect(await presence.others(karim)).toMatchObject([{ since: start + 30_000 }])
  })

  test.each([3_600_000, 86_400_000])(
    'a person is not shown longer when the clock is set back by %d ms',
    async (back) => {
      const { presence, clock, nina, karim } = await setUp()
      clock.now = start + back
      await presence.tell(nina, sheet, key)
      clock.now = start
      expect(await presence.others(karim)).toEqual([])
      await presence.tell(nina, sheet, key)
      expect(await presence.others(karim)).toMatchObject([{ name: nina.name, since: start }])
    },
  )

  test('a revoked person is no longer shown, and old presence is deleted', async () => {
    const { presence, nina, karim } = await setUp()
    await presence.tell(nina, sheet, key)
    await presence.tell(karim, sheet, key)
    await store().people.revokePerson(nina, null, start)
    expect(await presence.others({ id: '' })).toMatchObject([{ name: 'Karim' }])
    await store().forgetPresence({ seen: start, draft: start })
    expect(await presence.others({ id: '' })).toHaveLength(1)
    await store().forgetPresence({ seen: start + 1, draft: start })
    expect(await presence.others({ id: '' })).toEqual([])
  })
})

test('a writer in a text is also a writer in its unit', () => {
  const writers = [{ name: 'Nina', sheet, key, since: 0 }]
  expect(writerIn(writers, 'pages/accueil#hero.lead')?.name).toBe('Nina')
  expect(writerIn(writers, 'pages/accueil#hero')?.name).toBe('Nina')
  expect(writerIn(writers, 'pages/accueil#hero.lea')).toBeUndefined()
  expect(writerIn(writers, 'pages/devis#hero.lead')).toBeUndefined()
  expect(writerIn([{ name: 'Nina', sheet, key: '', since: 0 }], '#')).toBeUndefined()
})
