import { expect, test } from 'vitest'
import type { Figures, WeekFigures } from '#server/leads/figures/figures.ts'
import {
  agreementSentence,
  delaysSentence,
  duration,
  inHours,
  lossesSentence,
  number,
  pagesSentence,
  share,
  weeksSentence,
} from './figures-words.ts'

const minute = 60_000
const hour = 60 * minute

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const weeksOf = (counts: number[], first = 41): WeekFigures[] =>
  counts.map((requests, place) => ({ number: first + place, requests, median: null }))
const delaysOf = (hours: (number | null)[]): WeekFigures[] =>
  hours.map((each, place) => ({
    number: 41 + place,
    requests: 1,
    median: each === null ? null : each * hour,
  }))

test.each([
  [[9, 12, 7, 14, 11, 16, 13], 'De 7 à 16 ; la semaine 46 est la plus forte.'],
  [[0, 1], 'De 0 à 1 ; la semaine 42 est la plus forte.'],
  [[3, 9, 9], 'De 3 à 9 ; les semaines 42 et 43 sont les plus fortes.'],
  [[9, 3, 9, 9], 'De 3 à 9 ; les semaines 41, 43 et 44 sont les plus fortes.'],
  [[9, 3, 9, 9, 9], 'De 3 à 9 ; 4 semaines au plus haut.'],
  [[4, 4, 4], '4 chaque semaine.'],
  [[1], '1 demande, semaine 41.'],
  [[1204], '1 204 demandes, semaine 41.'],
  [[0, 0], 'Aucune demande sur cette période.'],
  [[], 'Aucune demande sur cette période.'],
])('weeks of %j', (counts, expected) => {
  expect(plain(weeksSentence(weeksOf(counts)))).toBe(expected)
})

test.each([
  [[4, 3, 2, 9, 4, 3, 3], 'Une semaine au-dessus de la promesse de 8 h (trait) : la 44.'],
  [[8, 8], 'Aucune semaine au-dessus de la promesse de 8 h (trait).'],
  [[8.01, null, 20], '2 semaines au-dessus de la promesse de 8 h (trait) : les 41 et 43.'],
  [[9, 9, 9, 9], '4 semaines au-dessus de la promesse de 8 h (trait).'],
  [[null, null], 'Aucune réponse sur cette période.'],
  [[], 'Aucune réponse sur cette période.'],
])('delays of %j', (hours, expected) => {
  expect(plain(delaysSentence(delaysOf(hours), 8 * hour))).toBe(expected)
})

const figures = (changes: Partial<Figures>) =>
  ({ received: 0, won: 0, lost: 0, pages: [], losses: [], ...changes }) as Figures
const page = (name: string, requests: number) => ({ page: name, requests, views: 0 })

test.each([
  [{}, 'Aucune demande sur cette période.'],
  [{ received: 1 }, 'Aucune n’est encore devenue un accord.'],
  [{ received: 82, won: 9 }, '9 sur 82 sont devenues un accord (11 %).'],
  [{ received: 1, won: 1 }, '1 sur 1 est devenue un accord (100 %).'],
])('agreement of %j', (changes, expected) => {
  expect(plain(agreementSentence(figures(changes)))).toBe(expected)
})

test.each([
  [{}, 'Aucune demande sur cette période.'],
  [{ pages: [page('/', 0)] }, 'Aucune demande sur cette période.'],
  [
    { received: 82, pages: [page('/devis', 31), page('/apercus', 11)] },
    '31 sur 82 viennent de /devis (38 %).',
  ],
  [{ received: 1, pages: [page('/devis', 1)] }, '1 sur 1 vient de /devis (100 %).'],
  [{ received: 4, pages: [page('/a', 2), page('/b', 2)] }, '/a et /b en tête, 2 demandes chacune.'],
  [
    { received: 4, pages: ['/a', '/b', '/c', '/d'].map((name) => page(name, 1)) },
    '4 pages en tête, 1 demande chacune.',
  ],
])('pages of %j', (changes, expected) => {
  expect(plain(pagesSentence(figures(changes)))).toBe(expected)
})

test.each([
  [{}, 'Aucune demande perdue.'],
  [
    { lost: 12, losses: [{ reason: 'price', count: 12 }] },
    '12 demandes perdues ; motif demandé à chaque fois.',
  ],
  [{ lost: 1, losses: [{ reason: null, count: 1 }] }, '1 demande perdue ; 1 sans motif.'],
])('losses of %j', (changes, expected) => {
  expect(plain(lossesSentence(figures(changes)))).toBe(expected)
})

test.each([
  [0, '0 min'],
  [29_000, '0 min'],
  [45 * minute, '45 min'],
  [59.6 * minute, '1 h'],
  [200 * minute, '3 h 20'],
  [8 * hour, '8 h'],
  [8 * hour + 5 * minute, '8 h 05'],
  [1_204 * hour, '1 204 h'],
])('%d ms is %s', (milliseconds, expected) => {
  expect(plain(duration(milliseconds))).toBe(expected)
})

test('hours over a bar have at most one decimal', () => {
  expect([9, 3.34, 0.04, 8.05].map((each) => inHours(each * hour))).toEqual([
    '9',
    '3,3',
    '0',
    '8,1',
  ])
})

test('a share is 0 % or 100 % only if it is exact', () => {
  const shares = [
    [77, 82],
    [999, 1000],
    [1, 1000],
    [0, 3],
    [3, 3],
  ] as const
  expect(shares.map(([part, whole]) => plain(share(part, whole)))).toEqual([
    '94 %',
    '99 %',
    '1 %',
    '0 %',
    '100 %',
  ])
  expect(plain(number(38_460))).toBe('38 460')
})
