import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import type { Line } from './quote.ts'
import { type Priced, type Totals, totalsOf } from './totals.ts'

test('the quote of the design is exact to the cent', () => {
  expect(totalsOf(sampleQuote)).toEqual({
    lines: [99_000, 35_000, 24_000],
    gross: 158_000,
    discount: 7_900,
    net: 150_100,
    rates: [{ rate: 2000, net: 150_100, vat: 30_020 }],
    vat: 30_020,
    total: 180_120,
    payments: [
      { kind: 'deposit', share: 3000, amount: 54_036 },
      { kind: 'balance', share: 7000, amount: 126_084 },
    ],
    deposit: 54_036,
    balance: 126_084,
  })
})

test('a discount of 10 % on a line, then 5 % on the sum, gives the totals of the design', () => {
  const lines = sampleQuote.lines.map((line, index) =>
    index === 2 ? { ...line, discount: 1000 } : line,
  )
  const totals = totalsOf({ ...sampleQuote, lines })
  expect(totals).toMatchObject({ gross: 155_600, discount: 7_780, net: 147_820, vat: 29_564 })
  expect(totals).toMatchObject({ total: 177_384, deposit: 53_215, balance: 124_169 })
})

const priced = (lines: Partial<Line>[], rest: Partial<Priced> = {}): Priced => ({
  discount: 0,
  deposit: 0,
  instalments: [],
  ...rest,
  lines: lines.map((line) => ({
    label: '',
    detail: '',
    quantity: 100,
    unit: '',
    price: 0,
    discount: 0,
    vat: 2000,
    ...line,
  })),
})

test.each([
  ['half a cent is rounded up', { quantity: 50, price: 1 }, 1],
  ['less than half a cent is rounded down', { quantity: 49, price: 1 }, 0],
  ['a line with a discount is rounded once', { quantity: 150, price: 333, discount: 3333 }, 333],
  ['the largest permitted line is exact', { quantity: 1_000_000, price: 1e9 }, 1e13],
])('%s', (_, line, total) => {
  expect(totalsOf(priced([line])).lines).toEqual([total])
})

test('a remaining cent of discount goes to the largest remainder, then to the highest rate', () => {
  // 10 % of 15 is 1.5, rounded to 2: 1.33 for the line of 10, 0.67 for the line of 5.
  const uneven = priced(
    [
      { price: 10, vat: 2000 },
      { price: 5, vat: 1000 },
    ],
    { discount: 1000 },
  )
  expect(totalsOf(uneven).rates.map(({ net }) => net)).toEqual([9, 4])
  const even = priced(
    [
      { price: 5, vat: 1000 },
      { price: 5, vat: 2000 },
    ],
    { discount: 1000 },
  )
  expect(totalsOf(even).rates).toMatchObject([
    { rate: 2000, net: 4 },
    { rate: 1000, net: 5 },
  ])
})

test('payments of one cent add up, and none is negative', () => {
  const shares = priced([{ price: 1, vat: 0 }], {
    deposit: 5000,
    instalments: [{ share: 4000, when: '' }],
  })
  expect(totalsOf(shares).payments.map(({ amount }) => amount)).toEqual([1, 0, 0])
})

test('an empty quote has zero sums', () => {
  expect(totalsOf(priced([]))).toMatchObject({ gross: 0, total: 0, rates: [], balance: 0 })
})

type Ratio = { over: bigint; under: bigint }
const ratio = (over: number | bigint, under: number | bigint = 1): Ratio => ({
  over: BigInt(over),
  under: BigInt(under),
})
const times = (a: Ratio, b: Ratio) => ratio(a.over * b.over, a.under * b.under)
const plus = (a: Ratio, b: Ratio) => ratio(a.over * b.under + b.over * a.under, a.under * b.under)
const minus = (a: Ratio, b: Ratio) => plus(a, ratio(-b.over, b.under))
const isLess = (a: Ratio, b: Ratio) => a.over * b.under < b.over * a.under
const floor = (a: Ratio) => ratio(a.over / a.under)
const halfUp = (a: Ratio) => floor(plus(a, ratio(1, 2)))
const add = (all: Ratio[]) => all.reduce(plus, ratio(0))

function slowly({ lines, discount, deposit, instalments }: Priced) {
  const totals = lines.map((line) =>
    halfUp(
      times(
        times(ratio(line.quantity, 100), ratio(line.price)),
        minus(ratio(1), ratio(line.discount, 10_000)),
      ),
    ),
  )
  const gross = add(totals)
  const discounted = halfUp(times(gross, ratio(discount, 10_000)))
  const rates = [...new Set(lines.map(({ vat }) => vat))].sort((a, b) => b - a)
  const parts = rates.map((rate) => add(totals.filter((_, index) => lines[index]?.vat === rate)))
  const rights = parts.map((part) =>
    gross.over === 0n
      ? ratio(0)
      : times(discounted, ratio(part.over * gross.under, part.under * gross.over)),
  )
  const given = rights.map(floor)
  while (isLess(add(given), discounted)) {
    let neediest = 0
    rights.forEach((right, index) => {
      const need = (of: number) => minus(rights[of] ?? ratio(0), given[of] ?? ratio(0))
      if (isLess(need(neediest), minus(right, given[index] ?? ratio(0)))) neediest = index
    })
    given[neediest] = plus(given[neediest] ?? ratio(0), ratio(1))
  }
  const nets = parts.map((part, index) => minus(part, given[index] ?? ratio(0)))
  const vats = nets.map((net, index) => halfUp(times(net, ratio(rates[index] ?? 0, 10_000))))
  const total = plus(add(nets), add(vats))
  const shares = [...(deposit > 0 ? [deposit] : []), ...instalments.map(({ share }) => share)]
  const paid: Ratio[] = []
  for (let count = 1; count <= shares.length; count += 1) {
    const upToHere = shares.slice(0, count).reduce((all, share) => all + share, 0)
    paid.push(minus(halfUp(times(total, ratio(upToHere, 10_000))), add(paid)))
  }
  paid.push(minus(total, add(paid)))
  const number = ({ over, under }: Ratio) => Number(over / under)
  return {
    lines: totals.map(number),
    gross: number(gross),
    discount: number(discounted),
    net: number(add(nets)),
    rates: rates.map((rate, index) => ({
      rate,
      net: number(nets[index] ?? ratio(0)),
      vat: number(vats[index] ?? ratio(0)),
    })),
    vat: number(add(vats)),
    total: number(total),
    payments: paid.map(number),
  }
}

const anyLine = (dearest: number) =>
  fc.record({
    label: fc.constant(''),
    detail: fc.constant(''),
    unit: fc.constant(''),
    quantity: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1_000_000 })),
    price: fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: dearest })),
    discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 })),
    vat: fc.constantFrom(0, 550, 700, 1000, 1300, 1900, 2000),
  })

const anyQuote = fc.constantFrom(1e8, 1e9).chain((dearest) =>
  fc.record({
    lines: fc.array(anyLine(dearest), { maxLength: 12 }),
    discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 })),
    deposit: fc.integer({ min: 0, max: 4000 }),
    instalments: fc.array(
      fc.record({ share: fc.integer({ min: 0, max: 2000 }), when: fc.constant('') }),
      { maxLength: 3 },
    ),
  }),
)

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

test('20,000 random quotes add up, and equal a computation with fractions', {
  tags: 'thorough',
}, () => {
  fc.assert(
    fc.property(anyQuote, (quote) => {
      const totals: Totals = totalsOf(quote)
      expect(totals.net + totals.vat).toBe(totals.total)
      expect(sum(totals.lines)).toBe(totals.gross)
      expect(totals.gross - totals.discount).toBe(totals.net)
      expect(sum(totals.rates.map(({ net }) => net))).toBe(totals.net)
      expect(sum(totals.rates.map(({ vat }) => vat))).toBe(totals.vat)
      expect(sum(totals.payments.map(({ amount }) => amount))).toBe(totals.total)
      for (const { net, vat } of totals.rates) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0)
      for (const { amount } of totals.payments) expect(amount).toBeGreaterThanOrEqual(0)

      const { deposit, balance, ...compared } = totals
      expect({
        ...compared,
        payments: totals.payments.map(({ amount }) => amount),
      }).toEqual(slowly(quote))
      expect(Number.isSafeInteger(totals.total)).toBe(true)
      expect([deposit, balance]).toEqual([
        quote.deposit > 0 ? totals.payments[0]?.amount : 0,
        totals.payments.at(-1)?.amount,
      ])

      const { lines: turned, ...other } = totalsOf({ ...quote, lines: quote.lines.toReversed() })
      const { lines, ...same } = totals
      expect(other).toEqual(same)
      expect(turned).toEqual(lines.toReversed())
    }),
    { numRuns: 20_000 },
  )
})
