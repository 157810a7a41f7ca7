import { describe, expect, test } from 'vitest'
import type { ClientKind, Place, QuoteVersion } from './quote.ts'
import { sampleQuote } from './sample-quote.ts'
import { asSigned, employeesMatter, kindAfter } from './signing.ts'

const version = (kind: ClientKind, place: Place, employees: number | null): QuoteVersion => ({
  ...sampleQuote,
  place,
  client: { ...sampleQuote.client, kind, employees },
})

// Where Q-1 gives a small business another row than a large one (Spec: Q-2).
test.each<[ClientKind, Place, boolean]>([
  ['consumer', 'offPremises', false],
  ['smallBusiness', 'offPremises', true],
  ['business', 'offPremises', true],
  ['smallBusiness', 'distance', false],
  ['business', 'distance', false],
  ['smallBusiness', 'office', false],
])('employees of %s, %s: asked %s', (kind, place, isAsked) => {
  const why = 'asked where the rows of both kinds of business differ, Q-1 of docs/spec/quotes.md'
  expect(employeesMatter(version(kind, place, 4)), why).toBe(isAsked)
})

test('the Tunisian company asks no client of its own country for employees', () => {
  const { client } = sampleQuote
  const tunisian = { ...sampleQuote, seller: 'TN', client: { ...client, country: 'TN' } } as const
  expect(employeesMatter(tunisian)).toBe(false)
})

describe('the law after a number of employees', () => {
  test.each<
    [said: string, kind: ClientKind, before: number | null, after: number | null, is: ClientKind]
  >([
    ['five keep the protection', 'smallBusiness', 4, 5, 'smallBusiness'],
    ['six lose it', 'smallBusiness', 4, 6, 'business'],
    ['a number had cost it: five give it back', 'business', 8, 5, 'smallBusiness'],
    ['within their main activity, none is given', 'business', 3, 2, 'business'],
    ['nobody had asked: the agency’s word stands', 'business', null, 2, 'business'],
    ['a consumer has no employees', 'consumer', null, 9, 'consumer'],
    ['nothing is said', 'smallBusiness', 4, null, 'smallBusiness'],
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
    address: '3 quai de l’Exemple, 34200 Sète',
  }
  expect(asSigned(sampleQuote, signer)).toEqual({
    ...sampleQuote,
    client: { ...sampleQuote.client, ...signer, kind: 'business' },
  })
})
