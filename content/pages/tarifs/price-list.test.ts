import { describe, expect, test } from 'vitest'
import type { Row } from '../../catalogue/pack-contents.ts'
import { frequencies, type PerPack } from '../../catalogue/pricing.ts'
import { featuresOf, packsOf, priceOf } from './price-list.ts'

const rows: Row[] = [
  { label: 'Pages', values: ['5 à 7', '10', '30'], explanation: ['Peu.', 'Assez.', 'Beaucoup.'] },
  { label: 'Journal', values: [false, true, true], explanation: 'Des nouvelles.' },
]

const euro: PerPack<number> = [100, 200, 300]
const tnd: PerPack<number> = [320, 640, 960]

function listPaid(frequency: 1 | 2) {
  return packsOf({
    slug: 'seo',
    isSite: false,
    banner: 'On voit loin.',
    frequency,
    prices: { euro, tnd },
    descriptions: ['Pour un.', 'Pour deux.', 'Pour trois.'],
    rows,
    questions: [],
  })
}

test('a feature is named after its row and its value, and says whether it is included', () => {
  expect(featuresOf(rows, 'essentiel')).toEqual([
    { name: 'Pages\u00a0: 5 à 7', style: 'highlight', description: 'Peu.' },
    { name: 'Journal', style: 'standard', description: 'Des nouvelles.' },
  ])
  expect(featuresOf(rows, 'premium')).toEqual([
    { name: 'Pages\u00a0: 30', style: 'highlight', description: 'Beaucoup.' },
    { name: 'Journal', style: 'highlight', description: 'Des nouvelles.' },
  ])
})

test('a pack has its title, prices and features, and the id and service for its quote link', () => {
  expect(listPaid(frequencies.annual)[1]).toEqual({
    id: 'seo-professionnel',
    service: 'referencement-naturel',
    title: 'Pack Professionnel',
    description: 'Pour deux.',
    frequency: 1,
    amounts: { euro: 200, tnd: 640 },
    features: featuresOf(rows, 'professionnel'),
    highlighted: true,
  })
})

describe('priceOf', () => {
  // Without a price for the chosen frequency, the card shows N/A (Spec: T-12).
  test.each([
    ['paid by the year, chosen by the year', 1, 1, 100, 320],
    ['paid by the year, chosen by the month', 1, 2, undefined, undefined],
    ['paid by the month, chosen by the month', 2, 2, 100, 320],
    ['paid by the month, chosen by the year', 2, 1, undefined, undefined],
  ] as const)('%s', (_, paid, chosen, euros, dinars) => {
    const [essentiel] = listPaid(paid)
    if (!essentiel) throw new Error('the page has no pack')
    expect(priceOf(essentiel, 'euro', chosen)?.amount).toBe(euros)
    expect(priceOf(essentiel, 'tnd', chosen)?.amount).toBe(dinars)
  })
})
