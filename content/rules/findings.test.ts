import { expect, test } from 'vitest'
import { readDocuments } from '../documents/load.ts'
import { changeFindings, documentFindings } from './findings.ts'

test('the documents of the repository have no findings', () => {
  expect(documentFindings(readDocuments())).toEqual([])
})

test.each([
  ['Vraiment !', 'une espace insécable'],
  ['50% de plus.', 'entre un nombre et %'],
  ['«Bonjour\u00a0»', 'après'],
  ['Vraiment! Oui.', 'entre un mot et'],
  ["L'offre", 'apostrophe courbe'],
  ['Attendez...', 'points de suspension'],
  ['Deux  espaces.', 'deux espaces de suite'],
  ['La page de de garde.', 'deux fois de suite'],
])('a typographic fault or a repeated word is refused: %s', (text, words) => {
  const refusals = changeFindings(text).filter(({ severity }) => severity === 'refusal')
  expect(refusals).toEqual([{ severity: 'refusal', words: expect.stringContaining(words) }])
})

test('a string of the specification is not refused for its characters', () => {
  expect(changeFindings('Demandez un devis et 3 aperçus gratuits!')).toEqual([])
})

test.each([
  ['Plus de 120\u00a0clients nous suivent.', '«\u00a0120\u00a0clients\u00a0»'],
  ['Un taux de 98\u00a0%.', '«\u00a098\u00a0%\u00a0»'],
  ['La meilleure agence de Sousse.', '«\u00a0La meilleure agence\u00a0»'],
])('a figure or a superlative raises a question: %s', (text, words) => {
  expect(changeFindings(text)).toEqual([
    { severity: 'question', words: expect.stringContaining(words) },
  ])
})

test.each(['En 2 à 4\u00a0semaines.', 'Depuis 2021.', '990\u00a0€ HT', 'Trois pages.'])(
  'a duration, a year, a price or a count raises no question: %s',
  (text) => {
    expect(changeFindings(text)).toEqual([])
  },
)
