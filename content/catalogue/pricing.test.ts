import { describe, expect, test } from 'vitest'
import {
  currencies,
  featuresOf,
  formatBeforeTax,
  formatPrice,
  formatWithTax,
  frequencies,
  type PerPack,
  priceFor,
  pricingPage,
  type Row,
  withTax,
} from './pricing.ts'

const rows: Row[] = [
  { label: 'Pages', values: ['5 à 7', '10', '30'], explanation: ['Peu.', 'Assez.', 'Beaucoup.'] },
  { label: 'Journal', values: [false, true, true], explanation: 'Des nouvelles.' },
]

const euro: PerPack<number> = [100, 200, 300]
const tnd: PerPack<number> = [320, 640, 960]

function listPaid(frequency: 1 | 2) {
  return pricingPage('seo', {
    banner: 'On voit loin.',
    frequency,
    prices: { euro, tnd },
    descriptions: ['Pour un.', 'Pour deux.', 'Pour trois.'],
    rows,
    faq: [],
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

test('a pack carries its own name, price, features, and what its link sends to the quote', () => {
  expect(listPaid(frequencies.annual).packs[1]).toEqual({
    id: 'seo-professionnel',
    service: 'referencement-naturel',
    title: 'Pack Professionnel',
    description: 'Pour deux.',
    price: { euro: [{ id: 1, value: 200 }], tnd: [{ id: 1, value: 640 }] },
    features: featuresOf(rows, 'professionnel'),
    highlighted: true,
  })
})

describe('priceFor', () => {
  // 02, section 4: without a price for the chosen frequency, the card shows N/A.
  test.each([
    ['paid by the year, chosen by the year', 1, 1, 100, 320],
    ['paid by the year, chosen by the month', 1, 2, undefined, undefined],
    ['paid by the month, chosen by the month', 2, 2, 100, 320],
    ['paid by the month, chosen by the year', 2, 1, undefined, undefined],
  ] as const)('%s', (_, paid, chosen, euros, dinars) => {
    const [essentiel] = listPaid(paid).packs
    if (!essentiel) throw new Error('the page has no pack')
    expect(priceFor(essentiel, 'euro', chosen)).toBe(euros)
    expect(priceFor(essentiel, 'tnd', chosen)).toBe(dinars)
  })
})

// 20 % in France, 19 % in Tunisia (requirement P1).
test.each([
  [790, 'FR', 948],
  [1190, 'FR', 1428],
  [150, 'FR', 180],
  [1400, 'TN', 1666],
  [960, 'TN', 1142.4],
  [0.1, 'FR', 0.12],
] as const)('%d without tax costs, in %s, %d with it', (amount, country, total) => {
  expect(withTax(amount, country)).toBe(total)
})

test.each([
  [600, 'euro', '600\u00a0€'],
  [1190, 'euro', '1\u202f190\u00a0€'],
  [8500, 'tnd', '8\u202f500\u00a0TND'],
  [12345678, 'euro', '12\u202f345\u202f678\u00a0€'],
  [419.9, 'euro', '419,90\u00a0€'],
  [1142.4, 'tnd', '1\u202f142,400\u00a0TND'],
] as const)('%d in %s is written %s', (amount, currency, written) => {
  expect(formatPrice(amount, currency)).toBe(written)
})

test.each(['euro', 'tnd'] as const)('whole amounts in %s are written as Intl does', (currency) => {
  const options = { style: 'currency', currency: currencies[currency].code } as const
  const format = new Intl.NumberFormat('fr-FR', { ...options, maximumFractionDigits: 0 })
  for (const amount of [0, 7, 99, 100, 999, 1000, 9999, 10_000, 123_456, 1_000_000, 12_345_678]) {
    expect(formatPrice(amount, currency)).toBe(format.format(amount))
  }
})

test.each([
  [790, 'euro', frequencies.annual, '790_€ HT', '948_€ TTC'],
  [1190, 'euro', frequencies.annual, '1~190_€ HT', '1~428_€ TTC'],
  [150, 'euro', frequencies.monthly, '150_€ HT/mois', '180_€ TTC/mois'],
  [960, 'tnd', frequencies.monthly, '960_TND HT/mois', '1~142,400_TND TTC/mois'],
] as const)('%d %s, frequency %d, reads %s, %s', (amount, currency, frequency, net, gross) => {
  const spaced = (text: string) => text.replaceAll('~', '\u202f').replaceAll('_', '\u00a0')
  expect(formatBeforeTax(amount, currency, frequency)).toBe(spaced(net))
  expect(formatWithTax(amount, currency, frequency)).toBe(spaced(gross))
})
