import { expect, test } from 'vitest'
import { parseDecimal, parseMoney, parsePercent, readMoney } from './amounts.ts'

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
  ['٣٥٠', 35_000],
  ['３５０，５０', 35_050],
  ['1\u200a234\u3000567', 123_456_700],
  ['1\u2060\u202f500', 150_000],
  ['10²', null],
  ['3½', null],
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
  ['1.500', 'euro', { thousands: '1500', decimal: '1,50' }],
  ['12.345 €', 'euro', { thousands: '12345', decimal: null }],
  ['1,500', 'euro', { thousands: '1500', decimal: '1,50' }],
  ['1.500', 'tnd', { thousands: '1500', decimal: '1,50' }],
  ['1.234 DT', 'tnd', { thousands: '1234', decimal: '1,234' }],
] as const)(
  'a number with two readings is refused, and both readings are returned: %s in %s, %j',
  (typed, currency, readings) => {
    const fault = { kind: 'twoReadings', typed: typed.slice(0, typed.search(/ |$/)), ...readings }
    expect(readMoney(typed, currency)).toEqual({ ok: false, fault })
  },
)

test.each([
  ['350 €', 'euro', 35_000],
  ['€ 600', 'euro', 60_000],
  ['€600', 'euro', 60_000],
  ['EUR 600', 'euro', 60_000],
  ['350 euros', 'euro', 35_000],
  ['350 Euro', 'euro', 35_000],
  ['600\u202f€ HT', 'euro', 60_000],
  ['600 HT', 'euro', 60_000],
  ['600 € H.T.', 'euro', 60_000],
  ['600 € hors taxes', 'euro', 60_000],
  ['12€50', 'euro', 1_250],
  ['1 234 € 50', 'euro', 123_450],
  ['350 DT', 'tnd', 350_000],
  ['350DT', 'tnd', 350_000],
  ['DT 350', 'tnd', 350_000],
  ['350 D.T.', 'tnd', 350_000],
  ['350 TND', 'tnd', 350_000],
  ['350 dinars', 'tnd', 350_000],
  ['350 Dinars tunisiens HT', 'tnd', 350_000],
  ['12 DT 500', 'tnd', 12_500],
  ['٣٥٠٫٥ د.ت', 'tnd', 350_500],
  ['٣٥٠،٥٠٠ دينار', 'tnd', 350_500],
  ['350€HT', 'euro', 35_000],
  ['1\u00a0180,50€HT', 'euro', 118_050],
  ['350,- €', 'euro', 35_000],
  ['350.–', 'euro', 35_000],
  ['350 €,', 'euro', 35_000],
  ['350 €, HT', 'euro', 35_000],
  ['1180 euros 50 centimes', 'euro', 118_050],
  ['12 euros 5 cts', 'euro', 1_205],
  ['12 € 50 HT', 'euro', 1_250],
  ['350 dinars 500 millimes', 'tnd', 350_500],
  ['350 DT 50 millimes HT', 'tnd', 350_050],
  ['٣٥٠ دينار ٥٠٠ مليم', 'tnd', 350_500],
  ['350 د ت', 'tnd', 350_000],
] as const)('the price %s is read in %s', (typed, currency, value) => {
  expect(readMoney(typed, currency)).toEqual({ ok: true, value })
})

test.each([
  ['350 DT', 'euro', 'currency'],
  ['350 $', 'euro', 'currency'],
  ['350 CHF', 'euro', 'currency'],
  ['350 dollars', 'euro', 'currency'],
  ['350 €', 'tnd', 'currency'],
  ['350 euros', 'tnd', 'currency'],
  ['720 € TTC', 'euro', 'taxed'],
  ['350,5055 €', 'euro', 'decimals'],
  ['0,33333', 'euro', 'decimals'],
  ['720€TTC', 'euro', 'taxed'],
  ['12 € 50 TTC', 'euro', 'taxed'],
  ['12€5', 'euro', 'notNumber'],
  ['350 -', 'euro', 'notNumber'],
  ['12 € 50 pommes', 'euro', 'notNumber'],
  ['350 pommes', 'euro', 'notNumber'],
  ['de 350 à 400 €', 'euro', 'notNumber'],
] as const)('the price %s in %s has the fault %s', (typed, currency, kind) => {
  expect(readMoney(typed, currency)).toMatchObject({ ok: false, fault: { kind } })
})

// An amount that a program wrote is read as that amount, in the words of both countries and of English.
test.each(['fr-FR', 'fr-TN', 'fr-BE', 'fr-MA', 'ar-TN', 'ar-EG', 'ar-MA', 'en-GB'])(
  'amounts as Intl writes them in %s are read',
  (locale) => {
    for (const [code, currency, units] of [
      ['EUR', 'euro', 100],
      ['TND', 'tnd', 1000],
    ] as const) {
      for (const currencyDisplay of ['symbol', 'code', 'name'] as const) {
        const format = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: code,
          currencyDisplay,
        })
        for (const amount of [2, 3, 11, 1180.5, 12_345.25, 1_234_567]) {
          const typed = format.format(amount)
          const read = readMoney(typed, currency)
          // « TND 2.000 » has two readings.
          const isDoubtful = !read.ok && read.fault.kind === 'twoReadings'
          if (!isDoubtful) expect(read, typed).toEqual({ ok: true, value: amount * units })
        }
      }
    }
  },
)

test.each([
  ['5', 500],
  ['12,5 %', 1_250],
  ['100\u00a0%', 10_000],
  ['٣٠٪', 3_000],
  ['30 pour cent', 3_000],
  ['33.333', null],
])('« %s » is read as %s hundredths of a percent', (typed, points) => {
  expect(parsePercent(typed)).toBe(points)
})

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
