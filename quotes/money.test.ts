import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatMoney,
  formatPercent,
  formatQuantity,
  moneyField,
  moneyReadingsOf,
  parseDecimal,
  parseMoney,
  parsePercent,
} from './money.ts'

test.each([
  ['350', 35_000],
  ['350,50', 35_050],
  ['350.5', 35_050],
  ['1 180,50', 118_050],
  ['1\u00a0180,50\u00a0€', 118_050],
  ['1\u202f180,5 EUR', 118_050],
  ['0,07', 7],
  ['1,005', null],
  ['8,20', 820],
  ['12,3400', 1_234],
  ['9007199254740993', null],
  ['', null],
  ['€', null],
  ['-5', null],
  ['1,2,3', null],
  ['1e3', null],
  ['350 euro', null],
  ['٣٥٠', 35_000],
  ['۱٬۵۰۰٫۲۵', 150_025],
  // Thousands separators of several countries.
  ['1.500,00', 150_000],
  ['1,500.00', 150_000],
  ['1 500', 150_000],
  ['1\u2009500', 150_000],
  ["1'500.50", 150_050],
  ['1’500', 150_000],
  ['1.500.000', 150_000_000],
  ['1,500,000', 150_000_000],
  ['0,500', 50],
  ['1500.500', 150_050],
  ['1.500.50', null],
  ['1.50.000', null],
  ['1,500,00', null],
])('« %s » is parsed as %s cents', (typed, cents) => {
  expect(parseMoney(typed, 'euro')).toBe(cents)
})

test.each([
  ['1.500', 'euro', ['1500', '1,50']],
  ['12.345 €', 'euro', ['12345', '12,345']],
  ['1,500', 'euro', ['1500', '1,50']],
  ['1.500', 'tnd', ['1500', '1,50']],
  ['1.500,00', 'euro', null],
  ['1 500', 'euro', null],
  ['0,500', 'euro', null],
  ['1.500.000', 'euro', null],
] as const)(
  'a number with two readings is refused, and both readings are returned: %s in %s, %j',
  (typed, currency, readings) => {
    expect(moneyReadingsOf(typed, currency)).toEqual(readings)
    if (readings) expect(parseMoney(typed, currency)).toBe(null)
  },
)

test('a comma before three digits separates dinars and millimes', () => {
  expect(parseMoney('1,500', 'tnd')).toBe(1_500)
  expect(parseMoney('1 142,400', 'tnd')).toBe(1_142_400)
})

test('a million characters are refused in linear time', () => {
  for (const filler of ['0', ' ', '\n']) {
    // Quadratic matching would take hours here.
    const typed = `1${filler === '0' ? ',' : ''}${filler.repeat(1_000_000)}1`
    expect([parseDecimal(typed, 0), parseMoney(typed, 'euro'), parsePercent(typed)]).toEqual([
      null,
      null,
      null,
    ])
  }
})

test('a dinar has a thousand millimes', () => {
  expect(parseMoney('1 142,4 TND', 'tnd')).toBe(1_142_400)
  expect(parseMoney('0,001', 'tnd')).toBe(1)
})

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
  expect(['5', '12,5 %', '100\u00a0%'].map(parsePercent)).toEqual([500, 1250, 10_000])
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
