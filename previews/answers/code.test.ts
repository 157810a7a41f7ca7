import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../tools/test/any-text.ts'
import {
  type Answers,
  type DirectionId,
  directionIds,
  example,
  limits,
  paletteIds,
  type TradeId,
  tidy,
  tradeIds,
} from './answers.ts'
import { decode, encode } from './code.ts'

const known =
  'boulangerie restaurant artisan coiffure createur sante conseil immobilier formation hote culture sport fleuriste logiciel comptable medecin dentiste epicerie etal boutique garage'.split(
    ' ',
  )

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 160 }), anyText({ maxLength: 160 }))
const anyAnswers = fc.record({
  name: text,
  trade: fc.constantFrom(...tradeIds),
  town: text,
  sentence: text,
  palette: fc.oneof(
    fc.constantFrom(...paletteIds),
    fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}` as const),
  ),
})
const anyFavourite = fc.constantFrom(null, ...directionIds)

test('decoding returns the encoded answers, and the code is valid in a link', {
  tags: 'thorough',
}, () => {
  fc.assert(
    fc.property(anyAnswers, anyFavourite, (answers, favourite) => {
      const code = encode(answers, favourite)
      expect(code).toMatch(/^1[\w-]+$/)
      expect(decode(code)).toEqual({ ok: true, answers: tidy(answers), favourite })
      expect(decode(`#${code}`)).toEqual(decode(code))
    }),
    { numRuns: 2_000 },
  )
})

test('the code of usual answers has at most 46 characters, that of the longest answers less than 1,000', () => {
  expect(encode(example, 'poster').length).toBeLessThanOrEqual(46)
  const most = Object.fromEntries(
    Object.entries(limits).map(([field, limit]) => [field, '語'.repeat(limit)]),
  )
  const answers = tidy({ ...most, palette: '#123456' })
  const code = encode(answers, 'storefront')
  expect(code.length).toBeLessThan(1_000)
  expect(decode(code)).toEqual({ ok: true, answers, favourite: 'storefront' })
})

// Never change these lines, because links that were sent must keep working.
test.each<[string, Answers, DirectionId | null]>([
  ['1AAARm91cm5pbCBkdSBQZXlyb3UKTW9udHBlbGxpZXIs8', example, null],
  [
    '1JDBRGFyIEVubm91cgpTb3Vzc2UKVW5lIG1haXNvbiBkZSBmYW1pbGxlLCBvdXZlcnRlIGF1eCBhbWlzIHF1aSBuZSBzb250IHBhcyBlbmNvcmUgdmVudXMu4B',
    {
      name: 'Dar Ennour',
      trade: 'hote',
      town: 'Sousse',
      sentence: 'Une maison de famille, ouverte aux amis qui ne sont pas encore venus.',
      palette: 'grenade',
    },
    'review',
  ],
  [
    '1N_DCn1r2YXYrtio2LIg2KfZhNmG2YjYsQrYs9mI2LPYqQkg',
    { name: 'مخبز النور', trade: 'logiciel', town: 'سوسة', sentence: '', palette: '#0a7d6b' },
    'storefront',
  ],
  [
    '1MFCPGI-Wm_DqSAmIPCfjLU8L2I-CkNhcCBk4oCZQWdkZQrL',
    {
      name: '<b>Zoé & 🌵</b>',
      trade: 'fleuriste',
      town: 'Cap d’Agde',
      sentence: '',
      palette: 'citron',
    },
    'poster',
  ],
])('a code of version 1 can still be decoded: %s', (code, answers, favourite) => {
  expect(decode(code)).toEqual({ ok: true, answers, favourite })
})

// Append only, because a new order would break every link.
test('trades keep their rank, and new ones are appended', () => {
  expect(tradeIds).toEqual(known)
})

test.each(known.map((trade, rank) => [String.fromCharCode('A'.charCodeAt(0) + rank), trade]))(
  'a code has the letter %s for %s',
  (digit, trade) => {
    const code = encode({ ...example, trade: trade as TradeId })
    expect(code[1]).toBe(digit)
    expect(decode(code)).toMatchObject({ ok: true, answers: { trade } })
  },
)

test('punctuation after a link does not break it', () => {
  const code = encode(example)
  for (const end of ['.', ' ', ')', '\u00a0»', '…', '\n\n']) {
    expect(decode(code + end)).toMatchObject({ ok: true, answers: example })
  }
})

test('a truncated link and a link with a changed letter are detected', () => {
  const code = encode(
    { ...example, name: 'Dar Ennour', sentence: 'Une maison de famille.' },
    'review',
  )
  let unnoticed = 0
  for (let at = 10; at < code.length; at += 1) {
    if (decode(code.slice(0, at)).ok) unnoticed += 1
    const other = code[at] === 'A' ? 'B' : 'A'
    if (decode(code.slice(0, at) + other + code.slice(at + 1)).ok) unnoticed += 1
  }
  expect(unnoticed).toBe(0)
  expect(decode(code.slice(0, 20))).toEqual({ ok: false, reason: 'broken' })
})

test.each([
  '',
  '#',
  'contact',
  '#equipe',
  'utm_source=lettre',
  'é'.repeat(50),
  '1',
  '1AAA',
  '0AAAAAAAAAAA',
])('%j is recognised as foreign, not as a code', (code) => {
  expect(decode(code)).toEqual({ ok: false, reason: 'foreign' })
})

test.each([
  ['another version', `2${encode(example).slice(1)}`],
  ['a trade', '1_AARm91cm5pbCBkdSBQZXlyb3UKTW9udHBlbGxpZXICa'],
  ['a palette', '1A-ARm91cm5pbCBkdSBQZXlyb3UKTW9udHBlbGxpZXI2v'],
  ['a direction', '1AA_Rm91cm5pbCBkdSBQZXlyb3UKTW9udHBlbGxpZXIKQ'],
])('a code of a later version of the site is reported as newer: %s', (_, code) => {
  expect(decode(code)).toEqual({ ok: false, reason: 'newer' })
})

test('invalid text in a valid code is refused or cleaned', () => {
  expect(decode('1AAA__79_Pv6LO')).toEqual({ ok: false, reason: 'broken' })
  expect(decode('1AAACgoKCgozZ')).toMatchObject({ answers: tidy({}) })
  expect(decode('1AAA4oCu4oCL4oCu4oCL4oCu4oCL-r')).toMatchObject({ answers: tidy({}) })
})

test('decoding never throws, and returns clean answers', () => {
  const chance = fc.oneof(
    anyText({ maxLength: 2_000 }),
    fc.stringMatching(/^1[\w-]{8,1200}$/),
    anyAnswers
      .map((answers) => encode(answers))
      .chain((code) => fc.nat(code.length).map((at) => code.slice(0, at) + code.slice(at + 1))),
  )
  fc.assert(
    fc.property(chance, (code) => {
      const decoded = decode(code)
      if (decoded.ok) expect(tidy(decoded.answers)).toEqual(decoded.answers)
      else expect(['broken', 'foreign', 'newer']).toContain(decoded.reason)
    }),
    { numRuns: 5_000 },
  )
})
