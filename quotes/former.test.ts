import { expect, test } from 'vitest'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import { splitAddress } from './address.ts'
import { documentOf } from './document.ts'
import { draftClient, readEvidence, readVersion } from './former.ts'
import { typedFrom, typedOf } from './typed.ts'

/** JSON as stored before the address had parts. */
function formerVersion(country: 'FR' | 'TN' | 'other', changes: object = {}): string {
  const { vatRule, client, ...version } = sampleQuote
  const { registration, vatNumber, street, postcode, town, ...others } = client
  const address = `${street}, ${postcode} ${town}`
  return JSON.stringify({ ...version, ...changes, client: { ...others, address, country } })
}

test.each(['FR', 'TN', 'other'] as const)(
  'a version of before, sent to a client in %s, prints its line and its VAT as it was sent',
  (country) => {
    const version = readVersion(formerVersion(country))
    const { to, table } = documentOf(version)
    expect(to.lines).toEqual([
      'La Table de Garrigue, 4\u00a0salariés',
      'Paul Garrigue, gérant',
      '12 quai de l’Exemple, 34200 Sète',
      'paul@table-garrigue.example',
    ])
    expect(table.total).toEqual({ label: 'Total TTC', amount: '1\u00a0801,20\u00a0€' })
    expect(table.sums.at(-1)?.label).toBe('TVA à\u00a020\u00a0%')
    expect(table.vatNotes).toEqual([])
  },
)

test('an exempt version of before keeps its sentence', () => {
  const lines = sampleQuote.lines.map((line) => ({ ...line, vat: 0 }))
  const { table } = documentOf(readVersion(formerVersion('FR', { exempt: true, lines })))
  expect(table.vatNotes).toEqual(['TVA non applicable, article 293\u00a0B du CGI'])
})

test('a next version of a version of before has the parts, and the VAT of the client', () => {
  expect(typedFrom(readVersion(formerVersion('FR')))).toEqual(typedFrom(sampleQuote))
  const abroad = typedFrom(readVersion(formerVersion('other')))
  expect(abroad.client).toMatchObject({ country: '', postcode: '34200', town: 'Sète' })
})

test('a version of now is read as it was stored', () => {
  expect(readVersion(JSON.stringify(sampleQuote))).toEqual(sampleQuote)
})

test('evidence of before keeps its address on one line, and evidence of now is read as stored', () => {
  const parts = { registration: '', vatNumber: '', street: 'Sète', postcode: '', town: '' }
  expect(readEvidence('{"name":"Paul","address":"Sète"}')).toEqual({ name: 'Paul', ...parts })
  const now = { name: 'Paul', ...parts, town: 'Sète' }
  expect(readEvidence(JSON.stringify(now))).toEqual(now)
})

test('a draft of before, posted by a page of before, keeps what was typed', () => {
  const client = { address: '5 rue du Port, 4000 Sousse', country: 'TN', name: 'Leïla' }
  const parts = { street: '5 rue du Port', postcode: '4000', town: 'Sousse' }
  expect(draftClient(client)).toEqual({ ...parts, country: 'TN', name: 'Leïla' })
  expect(typedOf({ client }).client).toMatchObject({ ...parts, country: 'TN', name: 'Leïla' })
  expect(typedOf({ client: { address: 'Bakı', country: 'other' } }).client).toMatchObject({
    ...{ street: 'Bakı', postcode: '', town: '', country: '' },
  })
})

test.each([
  ['12 quai de l’Exemple, 34200 Sète', '12 quai de l’Exemple', '34200', 'Sète'],
  ['Bât. B, 3 rue Haute, 34000 Montpellier', 'Bât. B, 3 rue Haute', '34000', 'Montpellier'],
  ['5 rue du Port, 4000 Sousse', '5 rue du Port', '4000', 'Sousse'],
  ['34200 Sète', '34200 Sète', '', ''],
  ['12 quai de l’Exemple 34200 Sète', '12 quai de l’Exemple 34200 Sète', '', ''],
  ['10 Downing Street, London SW1A 2AA', '10 Downing Street, London SW1A 2AA', '', ''],
  ['', '', '', ''],
])('« %s » has the street « %s », postcode « %s », town « %s »', (line, street, postcode, town) => {
  expect(splitAddress(line)).toEqual({ street, postcode, town })
})
