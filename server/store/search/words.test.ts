import { expect, test } from 'vitest'
import { excerptAround, markFound, wordsAsked, wordsOf, wordsOfReference } from './words.ts'
import { wordsOfPhone } from './words-of-phone.ts'

test.each([
  ['Hélène VIDAL', ['helene', 'vidal']],
  ['l’œuvre d’Ænéa, Straße', ['l', 'oeuvre', 'd', 'aenea', 'strasse']],
  ['مَرْيَم بن علي', ['مريم', 'بن', 'علي']],
  ['h.vidal@cabinet-vidal.example', ['h', 'vidal', 'cabinet', 'vidal', 'example']],
  ['🎉 \u0000 «\u00a0»', []],
  ['bou\u00adlan\u200bgerie', ['boulangerie']],
  ['\u202dInès\u202c می\u200cخواهم', ['ines', 'میخواهم']],
  ['٢٠٢٦ ۲۰۲۶', ['2026', '2026']],
])('the words of %j are compared without case, accents and format characters', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

const isFound = (typed: string, asked: string) =>
  wordsAsked(asked).every((word) => wordsOfPhone(typed).some((kept) => kept.startsWith(word)))

test.each([
  ...['06 39 98 12 34', '+33 6 39 98 12 34', '0033639981234', '+33 (6) 39.98.12.34'],
  ...['+33 (0)6 39 98 12 34', '\u202d06 39 98 12 34\u202c', '۰۶ ۳۹ ۹۸ ۱۲ ۳۴'],
  ...['04 67 00 00 00 / 0639981234', '0639981234 poste 12'],
])('a number typed as %s is found by every spelling of it', (typed) => {
  for (const asked of [
    ...['0639981234', '+33 6 39 98', '06.39.98.12', '+33 (0)6 39 98 12 34', '0033 6 39'],
    ...['39 98 12 34', '98.12.34', '1234', '12 34', '\u202a06 39 98 12 34\u202c'],
  ]) {
    expect(isFound(typed, asked), asked).toBe(true)
  }
  for (const asked of ['06 39 98 12 35', '6398', '+216 39 98 12 34']) {
    expect(isFound(typed, asked), asked).toBe(false)
  }
})

test.each([
  [['0692 12 34 56', '0692\u202f12\u202f34\u202f56', '+262 692 12 34 56', '+33 692 12 34 56']],
  [['0508 41 12 34', '+508 41 12 34']],
  [['98 765 432', '+216 98 765 432', '00216 98.765.432', '٩٨ ٧٦٥ ٤٣٢']],
  [
    [
      '06–12–34–56–78',
      '06\u200712\u200734\u200756\u200778',
      '06/12/34/56/78',
      '０６１２３４５６７８',
    ],
  ],
])('a number is found in every way to write it: %j', (ways) => {
  for (const typed of ways)
    for (const asked of ways) expect(isFound(typed, asked), `${typed} by ${asked}`).toBe(true)
})

test('every number of a field is found, also by the whole field', () => {
  for (const between of [', ', ';', ' / ', ' ou ', '\n']) {
    const typed = `0612345678${between}07 98 76 54 32, 18h`
    for (const asked of ['06 12 34 56 78', '+33798765432', '98 76 54 32', typed]) {
      expect(isFound(typed, asked), `${typed} by ${asked}`).toBe(true)
    }
  }
})

test('a Tunisian number is found with its prefix, or without', () => {
  for (const typed of ['+216 98 765 432', '98765432', '00216 98 765 432']) {
    for (const asked of ['98 765 432', '+216 98', '0021698765432', '765 432', '5432']) {
      expect(isFound(typed, asked), `${typed} by ${asked}`).toBe(true)
    }
  }
})

test('an invalid phone number is found by its digits', () => {
  expect(isFound('12 34 56 78 90 12', '567890')).toBe(true)
})

test.each([
  ['G-7KM4-2XR', ['G-7KM4-2XR', 'g-7km4-2xr', 'g7km42xr', '7KM4-2XR', '7km42xr', '2xr']],
  ['D-2026-001', ['D-2026-001', 'd-2026-001', 'd2026001', 'D-2026', '2026-001', '001']],
  ['DT-2026-014', ['dt-2026-014', 'DT-2026-01', '2026-014']],
])('%s is found by its parts, with or without dashes', (kept, queries) => {
  for (const query of queries) {
    const words = wordsOfReference(kept)
    const isThere = wordsAsked(query).every((word) => words.some((one) => one.startsWith(word)))
    expect(isThere, query).toBe(true)
  }
})

test('number and length of the words of a query are limited', () => {
  expect(wordsAsked('mot '.repeat(5_000))).toEqual(['mot'])
  const [first = '', ...others] = wordsAsked('é'.repeat(10_000))
  expect(others).toEqual([])
  expect(first.length).toBeLessThan(100)
  const many = Array.from({ length: 500 }, (_, index) => `a${index}`).join(' ')
  expect(wordsAsked(many).length).toBeLessThan(20)
})

test('matches are highlighted in the original spelling', () => {
  const text = 'Le même site que le FOUR\u00adNIL, dès l’été'
  const pieces = markFound(text, wordsAsked('fournil ete'))
  expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual([
    'FOUR\u00adNIL',
    'été',
  ])
  expect(pieces.map(({ text }) => text).join('')).toBe(text)
})

test('an excerpt shows the searched word on one line', () => {
  const text = `${'Un long début. '.repeat(40)}\nLe fournil\nd’en face. ${'Et la suite. '.repeat(40)}`
  const excerpt = excerptAround(text, ['fourn'])
  expect(excerpt).toMatch(/^… .*Le fournil d’en face/)
  expect(excerpt?.length).toBeLessThan(300)
  expect(excerptAround(text, ['boulanger'])).toBeUndefined()
})
