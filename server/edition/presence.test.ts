import { expect, test } from 'vitest'
import { createPresence, writerIn } from './presence.ts'

const [nina, karim] = [
  { id: 'nina', name: 'Nina Ferrand' },
  { id: 'karim', name: 'Karim Jaziri' },
]
const sheet = '/bureau/edition/pages/accueil'
const key = 'pages/accueil#hero.lead'

function setUp() {
  const clock = { now: 0 }
  return { clock, presence: createPresence(() => clock.now) }
}

test('a person is seen by others, and not by herself', () => {
  const { presence } = setUp()
  presence.tell(nina, sheet, key)
  expect(presence.others(karim)).toMatchObject([{ name: nina.name, sheet, key, since: 0 }])
  expect(presence.others(nina)).toEqual([])
})

test('a person who goes on has come when she began; another field begins anew', () => {
  const { presence, clock } = setUp()
  presence.tell(nina, sheet, key)
  clock.now = 20_000
  presence.tell(nina, sheet, key)
  clock.now = 40_000
  expect(presence.others(karim)).toMatchObject([{ key, since: 0 }])
  presence.tell(nina, sheet, 'pages/accueil#hero.see')
  expect(presence.others(karim)).toMatchObject([{ since: 40_000 }])
})

test('after thirty seconds of silence nobody is there', () => {
  const { presence, clock } = setUp()
  presence.tell(nina, sheet, key)
  clock.now = 30_000
  expect(presence.others(karim)).toEqual([])
  presence.tell(nina, sheet, key)
  expect(presence.others(karim)).toMatchObject([{ since: 30_000 }])
})

test.each([3_600_000, 86_400_000])(
  'a clock that is set back by %d ms leaves nobody there for as long',
  (back) => {
    const { presence, clock } = setUp()
    clock.now = back
    presence.tell(nina, sheet, key)
    clock.now = 0
    expect(presence.others(karim)).toEqual([])
    presence.tell(nina, sheet, key)
    expect(presence.others(karim)).toMatchObject([{ name: nina.name, since: 0 }])
  },
)

test('a writer in a text is in the unit around it', () => {
  const writers = [{ name: nina.name, sheet, key, since: 0 }]
  expect(writerIn(writers, 'pages/accueil#hero.lead')?.name).toBe(nina.name)
  expect(writerIn(writers, 'pages/accueil#hero')?.name).toBe(nina.name)
  expect(writerIn(writers, 'pages/accueil#hero.lea')).toBeUndefined()
  expect(writerIn(writers, 'pages/devis#hero.lead')).toBeUndefined()
  expect(writerIn([{ name: nina.name, sheet, key: '', since: 0 }], '#')).toBeUndefined()
})
