import { expect, test } from 'vitest'
import { type Answers, example } from './answers/answers.ts'
import { fields, paletteFields, readFields } from './fields.ts'

const read = (query: string) => readFields(new URLSearchParams(query))

test('an address without answers shows the example', () => {
  expect(read('')).toEqual({ answers: example, favourite: null, enlarged: null })
})

test('reads the query that a browser sends for the form', () => {
  const query =
    'nom=Dar+Ennour&metier=hote&ville=Sousse&phrase=Restez.&couleurs=faience&couleur=%230a7d6b&favori=poster&grand=review'
  expect(read(query)).toEqual({
    answers: {
      name: 'Dar Ennour',
      trade: 'hote',
      town: 'Sousse',
      sentence: 'Restez.',
      palette: 'faience',
    },
    favourite: 'poster',
    enlarged: 'review',
  })
})

test('an own colour is used only if the choice is `libre`', () => {
  expect(read('couleurs=libre&couleur=%23C8461B').answers.palette).toBe('#c8461b')
  expect(read('couleurs=nuit&couleur=%23C8461B').answers.palette).toBe('nuit')
  expect(read('couleur=%23C8461B').answers.palette).toBe(example.palette)
  expect(read('couleurs=libre').answers.palette).toBe(example.palette)
})

test('the pressed button decides the favourite', () => {
  expect(read('favori=poster&favori=storefront').favourite).toBe('storefront')
  expect(read('favori=poster&favori=').favourite).toBe(null)
})

test.each([
  'nom=&ville=&metier=&phrase=&couleurs=&couleur=&favori=&grand=',
  'metier=__proto__&couleurs=constructor&favori=toString&grand=hasOwnProperty',
  'couleurs=libre&couleur=red;}body{display:none',
  `nom=${'x'.repeat(500)}&ville=${'y'.repeat(500)}&phrase=${'z'.repeat(500)}`,
  'nom=%00%1b%E2%80%AE&ville=%FF%FE',
])('a hostile query gives answers within the limits: %s', (query) => {
  const { answers, favourite, enlarged } = read(query)
  expect(answers.name.length).toBeGreaterThan(0)
  expect(answers.name.length).toBeLessThanOrEqual(60)
  expect(answers.town.length).toBeLessThanOrEqual(40)
  expect(answers.sentence.length).toBeLessThanOrEqual(140)
  expect(answers.trade).toBe(example.trade)
  expect(answers.palette).toBe(example.palette)
  expect([favourite, enlarged]).toEqual([null, null])
})

test.each<Answers['palette']>(['citron', '#c8461b'])(
  'the fields for %s are read as the same palette',
  (palette) => {
    const chosen = paletteFields(palette)
    const query = new URLSearchParams({
      [fields.palette]: chosen.palette,
      [fields.colour]: chosen.colour,
    })
    expect(readFields(query).answers.palette).toBe(palette)
  },
)
