import fc from 'fast-check'
import { type Line, places, type QuoteVersion } from '#quotes/quote.ts'
import { clientKinds } from '#quotes/terms.ts'
import { vatRules } from '#quotes/vat.ts'
import { sampleQuote } from './sample-quote.ts'

const points = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 }))

const anyLine = (rates: readonly number[]): fc.Arbitrary<Line> =>
  fc.record({
    label: fc.constant('Prestation'),
    detail: fc.constant(''),
    quantity: fc.integer({ min: 1, max: 100_000 }),
    unit: fc.constantFrom('', 'page'),
    price: fc.integer({ min: 0, max: 10_000_000 }),
    discount: points,
    vat: fc.constantFrom(...rates),
  })

export const anyQuote = fc
  .record({ seller: fc.constantFrom('FR' as const, 'TN' as const), exempt: fc.boolean() })
  .chain(({ seller, exempt }): fc.Arbitrary<QuoteVersion> => {
    const isExempt = exempt && seller === 'FR'
    const vatRule = seller === 'FR' ? 'fr-home' : 'tn-home'
    const rates = isExempt ? [0] : [...vatRules[vatRule].rates, 1000]
    return fc.record({
      ...constants({ ...sampleQuote, seller, exempt: isExempt, vatRule }),
      currency: fc.constantFrom('euro', 'tnd'),
      place: fc.constantFrom(...(Object.keys(places) as (keyof typeof places)[])),
      client: fc.record({
        ...constants({ ...sampleQuote.client, country: seller }),
        kind: fc.constantFrom(...(Object.keys(clientKinds) as (keyof typeof clientKinds)[])),
      }),
      lines: fc.array(anyLine(rates), { minLength: 1, maxLength: 5 }),
      discount: points,
      deposit: fc.integer({ min: 0, max: 5000 }),
    })
  })

function constants<Kind extends object>(values: Kind) {
  const entries = Object.entries(values).map(([name, value]) => [name, fc.constant(value)])
  return Object.fromEntries(entries) as { [Name in keyof Kind]: fc.Arbitrary<Kind[Name]> }
}
