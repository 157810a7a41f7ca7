import { expect, test } from 'vitest'
import { excerptAround, markFound, wordsAsked, wordsOf, wordsOfNumber } from './words.ts'

test.each([
  ['Hélène VIDAL', ['helene', 'vidal']],
  ['l’œuvre d’Ænéa, Straße', ['l', 'oeuvre', 'd', 'aenea', 'strasse']],
  ['مَرْيَم بن علي', ['مريم', 'بن', 'علي']],
  ['h.vidal@cabinet-vidal.example', ['h', 'vidal', 'cabinet', 'vidal', 'example']],
  ['🎉 \u0000 «\u00a0»', []],
])('the words of %j are compared without case and accents', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each(['06 39 98 12 34', '+33 6 39 98 12 34', '0033639981234', '+33 (6) 39.98.12.34'])(
  'a number typed %s is found however it is asked for',
  (typed) => {
    for (const asked of ['0639981234', '+33 6 39 98', '06.39.98.12']) {
      const [word = '', ...others] = wordsAsked(asked)
      expect(others).toEqual([])
      expect(wordsOfNumber(typed).filter((kept) => kept.startsWith(word))).not.toEqual([])
    }
  },
)

test('a reference is found with its dashes, or without', () => {
  expect(wordsOfNumber('G-7KM4-2XR')).toEqual(['g', '7km4', '2xr', 'g7km42xr'])
})

test('a query has few words, none of them long', () => {
  expect(wordsAsked('mot '.repeat(5_000))).toEqual(['mot'])
  const [first = '', ...others] = wordsAsked('é'.repeat(10_000))
  expect(others).toEqual([])
  expect(first.length).toBeLessThan(100)
  const many = Array.from({ length: 500 }, (_, index) => `a${index}`).join(' ')
  expect(wordsAsked(many).length).toBeLessThan(20)
})

test('what was asked for is marked as it was written', () => {
  const text = 'Le même site que le FOURNIL, dès l’été'
  const pieces = markFound(text, wordsAsked('fournil ete'))
  expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual([
    'FOURNIL',
    'été',
  ])
  expect(pieces.map(({ text }) => text).join('')).toBe(text)
})

test('an excerpt shows the word that was asked for, on one line', () => {
  const text = `${'Un long début. '.repeat(40)}\nLe fournil\nd’en face. ${'Et la suite. '.repeat(40)}`
  const excerpt = excerptAround(text, ['fourn'])
  expect(excerpt).toMatch(/^… .*Le fournil d’en face/)
  expect(excerpt?.length).toBeLessThan(300)
  expect(excerptAround(text, ['boulanger'])).toBeUndefined()
})
