import { expect, test } from 'vitest'
import { placeOf, priceIn } from './place.ts'
import { place, typeset } from './words.ts'

test.each([
  ['Cuisine du marché {town}, midi', 'Sète', 'Cuisine du\u00a0marché à\u00a0Sète, midi'],
  ['Cuisine {town}', 'Le Cap d’Agde', 'Cuisine au\u00a0Cap\u00a0d’Agde'],
  ['Cuisine {town}', 'Les Matelles', 'Cuisine aux\u00a0Matelles'],
  ['Cuisine {town}', 'La Marsa', 'Cuisine à\u00a0La\u00a0Marsa'],
  ['Cuisine {town}', 'L’Isle-Jourdain', 'Cuisine à\u00a0L’Isle-Jourdain'],
  ['Cuisine {town}', 'Lestelle', 'Cuisine à\u00a0Lestelle'],
  ['Cuisine {town}', 'le Mans', 'Cuisine au\u00a0Mans'],
  ['Cuisine {town}', 'Le Havre', 'Cuisine au\u00a0Havre'],
  ['Cuisine {town}', 'Les Sables-d’Olonne', 'Cuisine aux\u00a0Sables-d’Olonne'],
  ['Cuisine {town}', 'سوسة', 'Cuisine à\u00a0سوسة'],
])('“%s” is filled in for %s', (text, town, expected) => {
  const placed = place(text, town)
  expect(placed.before + placed.town + placed.after).toBe(expected)
})

test('short words stay with the next one, if both fit on a phone', () => {
  expect(typeset('Bien sûr ! « Oui »')).toBe('Bien sûr\u00a0! «\u00a0Oui\u00a0»')
  expect(typeset('au bord de la mer')).toBe('au\u00a0bord de\u00a0la\u00a0mer')
  expect(typeset('la constitutionnalité')).toBe('la constitutionnalité')
})

test.each([
  ['Montpellier', [4.2, 3.5], '4,20\u00a0€'],
  ['Montpellier', [189000, 210000], '189\u00a0000\u00a0€'],
  ['Sousse', [4.2, 3.5], '3,500\u00a0DT'],
  ['Sousse', [890, 1200], '1\u00a0200\u00a0DT'],
  ['سوسة', [0, 0], 'Gratuit'],
  ['Tunis', null, 'Sur devis'],
] as const)('a price in %s: %j is written %s', (town, price, expected) => {
  expect(priceIn(placeOf(town), price)).toBe(expected)
})

test('towns are recognised by whole words', () => {
  expect(placeOf('Le Cap d’Agde').isByTheSea).toBe(true)
  expect(placeOf('Nice').isByTheSea).toBe(true)
  expect(placeOf('Venice').isByTheSea).toBe(false)
  expect(placeOf('Hammam-Sousse').isTunisian).toBe(true)
  expect(placeOf('Montpellier').isTunisian).toBe(false)
})

test('phone numbers are reserved for fiction, or unassigned', () => {
  expect(placeOf('Montpellier').telephone).toMatch(/^04\s65\s71\s\d\d\s\d\d$/)
  expect(placeOf('Sousse').telephone).toMatch(/^73\s000\s0\d\d$/)
})
