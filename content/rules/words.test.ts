import { expect, test } from 'vitest'
import { continuationFaults, repeatedImages, wordFaults } from './words.ts'

test.each([
  ['Un petit forfait suffit.', 'forfait'],
  ['Deux retouches sont comprises.', 'retouches'],
  ['Trois esquisses à votre nom.', 'esquisses'],
  ['Le cadeau est sur la table.', 'cadeau'],
  ['Les premières pistes arrivent lundi.', 'pistes'],
  ['Un essai gratuit, sur mesure.', 'essai gratuit'],
  ['Un forfait tout compris.', 'forfait'],
  ['Les micro-entreprises en sont dispensées.', 'micro-entreprises'],
  ['Dis-moi si tu le vois.', 'tu'],
  ['Que devons\u2011nous vous fournir ?', 'devons\u2011nous'],
])('a word that the glossary replaces gets a hint: %s', (text, word) => {
  expect(wordFaults(text)).toEqual([
    { severity: 'hint', words: expect.stringContaining(`«\u00a0${word}\u00a0»`) },
  ])
})

test.each([
  'Une révision de votre pack.',
  'Le dépistage commence.',
  'Contretypes et autres.',
  'À Sousse, en Tunisie.',
  'Une indemnité forfaitaire de 40 €.',
])('a word that only resembles a replaced one gets no hint: %s', (text) => {
  expect(wordFaults(text)).toEqual([])
})

test('a sample may use the words of its own trade', () => {
  expect(wordFaults('La retouche, au forfait.', { isSample: true })).toEqual([])
})

test('a sentence of more than thirty words gets a hint; each sentence is counted separately', () => {
  const sentence = (words: number) =>
    `${Array.from({ length: words }, (_, at) => (at % 2 ? 'dit' : 'mot')).join(' ')}.`
  expect(wordFaults(sentence(30))).toEqual([])
  expect(wordFaults(`${sentence(30)} ${sentence(30)}`)).toEqual([])
  expect(wordFaults(`${sentence(29)} : ${sentence(30)}`)).toEqual([])
  expect(wordFaults(sentence(31))).toEqual([
    { severity: 'hint', words: expect.stringContaining('31 mots') },
  ])
})

test('a repeated word is refused, except in « vous vous »', () => {
  expect(wordFaults('La page de de garde.')).toEqual([
    { severity: 'refusal', words: '«\u00a0de\u00a0» est écrit deux fois de suite.' },
  ])
  expect(wordFaults('Vous vous trompez. Nous nous voyons. Une porte à porte.')).toEqual([])
})

test('a text that continues a borrowed one gets a hint if it starts with a pronoun', () => {
  expect(continuationFaults(' Il nomme aussi la société.')).toHaveLength(1)
  expect(continuationFaults(' Cet outil est choisi avec vous.')).toEqual([])
  expect(continuationFaults('')).toEqual([])
})

test('the path of a drawing is not counted as a sentence', () => {
  expect(wordFaults(Array(40).fill('M0 1A.5').join(' '))).toEqual([])
})

test('a figure of speech on two pages gets a hint', () => {
  const pages = new Map([
    ['one', ['Un phare dans la nuit.', 'Le phare, encore.']],
    ['two', ['Montez l’escalier.']],
    ['three', ['Deux escaliers.', 'Nous en parlerons.']],
  ])
  expect(repeatedImages(pages)).toEqual([
    { severity: 'hint', words: 'l’image «\u00a0escalier\u00a0» est sur 2 pages\u00a0: two, three' },
  ])
})
