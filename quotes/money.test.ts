import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMoney } from './amounts.ts'
import { formatMoney, formatPercent, formatQuantity, moneyField } from './money.ts'

test.each([
  [180_120, '1\u00a0801,20\u00a0€'],
  [-7_900, '−\u00a079,00\u00a0€'],
  [5, '0,05\u00a0€'],
  [0, '0,00\u00a0€'],
  [123_456_789_01, '123\u00a0456\u00a0789,01\u00a0€'],
])('%i cents are formatted as « %s »', (cents, written) => {
  expect(formatMoney(cents, 'euro')).toBe(written)
})

test('dinars have three decimals; quantities and percentages have no trailing zeros', () => {
  expect(formatMoney(1_142_400, 'tnd')).toBe('1\u00a0142,400\u00a0TND')
  expect([100, 150, 1_000_00, 125].map(formatQuantity)).toEqual(['1', '1,5', '1\u00a0000', '1,25'])
  expect([500, 1250, 2000, 10_000, 5].map(formatPercent)).toEqual(
    ['5', '12,5', '20', '100', '0,05'].map((number) => `${number}\u00a0%`),
  )
})

test('the parser accepts every formatted amount of fields and documents', () => {
  fc.assert(
    fc.property(
      fc.nat(Number.MAX_SAFE_INTEGER),
      fc.constantFrom('euro', 'tnd'),
      (amount, currency) => {
        expect(parseMoney(moneyField(amount, currency), currency)).toBe(amount)
        expect(parseMoney(formatMoney(amount, currency), currency)).toBe(amount)
      },
    ),
  )
})
