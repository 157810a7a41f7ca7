import { describe, expect, test } from 'vitest'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import type { Place, QuoteVersion } from './quote.ts'
import { asSigned, employeesMatter, kindAfter } from './signing.ts'
import type { ClientKind } from './terms.ts'

const version = (kind: ClientKind, place: Place, employees: number | null): QuoteVersion => ({
  ...sampleQuote,
  place,
  client: { ...sampleQuote.client, kind, employees },
})

// The number matters where small and large businesses have different rows in Q-1 (Spec: Q-2).
test.each<[ClientKind, Place, boolean]>([
  ['consumer', 'offPremises', false],
  ['smallBusiness', 'offPremises', true],
  ['business', 'offPremises', true],
  ['smallBusiness', 'distance', false],
  ['business', 'distance', false],
  ['smallBusiness', 'office', false],
])('the number of employees matters for %s, %s: %s', (kind, place, isAsked) => {
  const why =
    'it matters where the rows of both kinds of business differ, Q-1 of docs/spec/quotes.md'
  expect(employeesMatter(version(kind, place, 4)), why).toBe(isAsked)
})

test('the number of employees does not matter for a Tunisian client of the Tunisian company', () => {
  const { client } = sampleQuote
  const tunisian = { ...sampleQuote, seller: 'TN', client: { ...client, country: 'TN' } } as const
  expect(employeesMatter(tunisian)).toBe(false)
})

describe('the client kind after a correction of the number of employees', () => {
  test.each<
    [said: string, kind: ClientKind, before: number | null, after: number | null, is: ClientKind]
  >([
    ['five employees keep the protection', 'smallBusiness', 4, 5, 'smallBusiness'],
    ['six employees lose the protection', 'smallBusiness', 4, 6, 'business'],
    [
      'a protection lost by the number is restored by five employees',
      'business',
      8,
      5,
      'smallBusiness',
    ],
    ['a professional within their main activity gets no protection', 'business', 3, 2, 'business'],
    ['the agency’s choice is kept if no number was known', 'business', null, 2, 'business'],
    ['a consumer stays one, whatever the number', 'consumer', null, 9, 'consumer'],
    ['without a number, the kind is unchanged', 'smallBusiness', 4, null, 'smallBusiness'],
  ])('%s', (_, kind, before, after, is) => {
    expect(kindAfter(version(kind, 'offPremises', before).client, after)).toBe(is)
  })
})

test('the signed version has the client’s corrections and no other change', () => {
  const signer = {
    name: 'Paule Garrigue',
    role: 'associée',
    company: 'La Table',
    employees: 9,
    registration: '404833048',
    vatNumber: 'FR83404833048',
    street: '3 quai de l’Exemple',
    postcode: '34200',
    town: 'Sète',
  }
  expect(asSigned(sampleQuote, signer)).toEqual({
    ...sampleQuote,
    client: { ...sampleQuote.client, ...signer, kind: 'business' },
  })
})
