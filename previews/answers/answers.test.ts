import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../tools/test/any-text.ts'
import { type Answers, example, inWords, limits, tidy } from './answers.ts'

test('tidy does not change the example', () => {
  expect(tidy(example)).toEqual(example)
})

test('empty input gives answers that can be rendered', () => {
  expect(tidy({})).toEqual({ ...example, name: 'Votre maison' })
  expect(tidy({ name: ' \u200b\u2800\u3164 ', town: '\u200d', sentence: '\0' })).toEqual(tidy({}))
})

test.each<[string, string]>([
  ['  Chez\u00a0 Nina\n\t& fils ', 'Chez Nina & fils'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['abc\u202edcba\u2069\u200f', 'abcdcba'],
  ['a\ud800b\u{e0041}c\ufffb', 'abc'],
  ['مخبز النور', 'مخبز النور'],
  ['Café e\u0301toile', 'Café étoile'],
  [`Z${'\u0335'.repeat(50)}o`, `Z${'\u0335'.repeat(4)}o`],
  ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
])('the name %j is kept as %j', (typed, kept) => {
  expect(tidy({ name: typed }).name).toBe(kept)
})

test('a text that is too long is cut between graphemes', () => {
  const family = '👩‍👩‍👧'
  expect(tidy({ town: `${'a'.repeat(35)}${family}` }).town).toBe('a'.repeat(35))
  expect(tidy({ town: `${'a'.repeat(32)}${family}b` }).town).toBe(`${'a'.repeat(32)}${family}`)
  expect(tidy({ name: 'é'.repeat(10_000_000) }).name).toBe('é'.repeat(limits.name))
})

test.each([
  ['#0A7D6B', '#0a7d6b'],
  ['nuit', 'nuit'],
  ['#fff', 'farine'],
  ['red', 'farine'],
  ['__proto__', 'farine'],
  ['toString', 'farine'],
  ['#0a7d6b;}', 'farine'],
])('the colours %j are kept as %j', (palette, kept) => {
  expect(tidy({ palette }).palette).toBe(kept)
})

test('answers are within their limits, on one line and tidy, whatever is typed', () => {
  const text = fc.oneof(
    anyText({ maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  )
  fc.assert(
    fc.property(fc.record({ name: text, town: text, sentence: text, trade: text }), (input) => {
      const answers = tidy(input)
      expect(tidy(answers)).toEqual(answers)
      for (const [field, limit] of Object.entries(limits)) {
        const value = answers[field as keyof typeof limits]
        expect(value.length).toBeLessThanOrEqual(limit)
        expect(value).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('inWords names each choice in French', () => {
  const answers: Answers = { ...example, trade: 'hote', town: 'Sousse', palette: '#0a7d6b' }
  expect(inWords(answers)).toEqual([
    ['Entreprise', 'Fournil du Peyrou'],
    ['Métier', 'Hôtel, dar, maison d’hôtes'],
    ['Ville', 'Sousse'],
    ['Phrase', 'aucune'],
    ['Couleurs', 'sur mesure, #0a7d6b'],
  ])
  expect(inWords({ ...answers, sentence: 'Ouvert.', palette: 'nuit' }).slice(3)).toEqual([
    ['Phrase', 'Ouvert.'],
    ['Couleurs', 'Nuit claire'],
  ])
})
