import { expect, test } from 'vitest'
import { type Currency, currencies } from './currency.ts'
import { formatPrice, frequencies, withTax, writePrice } from './pricing.ts'

// Spec: L-18
test.each([
  [790, 'FR', 948],
  [1190, 'FR', 1428],
  [150, 'FR', 180],
  [1400, 'TN', 1666],
  [960, 'TN', 1142.4],
  [0.1, 'FR', 0.12],
] as const)('%d without tax in %s is %d with tax', (amount, country, total) => {
  expect(withTax(amount, country)).toBe(total)
})

function amountIn(amount: number, currency: Currency) {
  const written = writePrice({ amount, currency, frequency: frequencies.annual }, 'HT')
  return `${written.amount}\u00a0${written.symbol}`
}

test.each([
  [600, 'euro', '600\u00a0€'],
  [1190, 'euro', '1\u00a0190\u00a0€'],
  [8500, 'tnd', '8\u00a0500\u00a0TND'],
  [12345678, 'euro', '12\u00a0345\u00a0678\u00a0€'],
  [419.9, 'euro', '419,90\u00a0€'],
  [1142.4, 'tnd', '1\u00a0142,400\u00a0TND'],
] as const)('%d in %s is written %s', (amount, currency, written) => {
  expect(amountIn(amount, currency)).toBe(written)
})

test.each(['euro', 'tnd'] as const)(
  'whole amounts in %s are written as Intl does, with whole spaces',
  (currency) => {
    const options = { style: 'currency', currency: currencies[currency].code } as const
    const format = new Intl.NumberFormat('fr-FR', { ...options, maximumFractionDigits: 0 })
    for (const amount of [0, 7, 99, 100, 999, 1000, 9999, 10_000, 123_456, 1_000_000, 12_345_678]) {
      expect(amountIn(amount, currency)).toBe(format.format(amount).replaceAll('\u202f', '\u00a0'))
    }
  },
)

test.each([
  [790, 'euro', frequencies.annual, '790_€ HT', '948_€ TTC'],
  [1190, 'euro', frequencies.annual, '1_190_€ HT', '1_428_€ TTC'],
  [150, 'euro', frequencies.monthly, '150_€ HT/mois', '180_€ TTC/mois'],
  [960, 'tnd', frequencies.monthly, '960_TND HT/mois', '1_142,400_TND TTC/mois'],
] as const)('%d %s, frequency %d, is written %s, %s', (amount, currency, frequency, net, gross) => {
  const spaced = (text: string) => text.replaceAll('_', '\u00a0')
  const price = { amount, currency, frequency }
  expect(formatPrice(price, 'HT')).toBe(spaced(net))
  expect(formatPrice(price, 'TTC')).toBe(spaced(gross))
})
