import { expect, test } from 'vitest'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import { judgeDraft } from './draft.ts'
import { applyEdit } from './edit.ts'
import { pricesToConfirm, settlePrices } from './prices.ts'
import { emptyDraft, emptyLine, typedFrom, typedOf } from './typed.ts'
import type { TypedDraft } from './typed-draft.ts'

const list = [
  { id: 'pro', label: 'Pack Professionnel', prices: { euro: '990,00', tnd: '2800,000' } },
  { id: 'hosting', label: 'Hébergement', prices: { euro: '20,00', tnd: '60,000' } },
]

const listed = {
  ...emptyLine,
  label: 'Pack Professionnel',
  price: '990,00',
  priceIn: 'euro',
  pack: 'pro',
}
const typed = { ...emptyLine, label: 'Rédaction', price: '500', priceIn: 'euro' }
const older = ({ priceIn: _, otherPrice: __, pack: ___, ...line }: typeof emptyLine) => line

const draftOf = (lines: object[], currency = 'euro') =>
  settlePrices(typedOf({ ...emptyDraft, currency, lines }), list)

function turn(draft: TypedDraft, ...currencies: string[]): TypedDraft {
  let turned = draft
  for (const currency of currencies) turned = settlePrices({ ...turned, currency }, list)
  return turned
}

const pricesOf = ({ lines }: TypedDraft) => lines.map(({ price }) => price)

const retype = (draft: TypedDraft, price: string) =>
  settlePrices({ ...draft, lines: draft.lines.map((line) => ({ ...line, price })) }, list)

test.each<[string, object, string[], string]>([
  ['of the list takes the list’s price', listed, ['tnd'], '2800,000'],
  ['of the list, after a change back, has its price', listed, ['tnd', 'euro'], '990,00'],
  [
    'of the list with its own words',
    { ...listed, label: 'Site de dix pages' },
    ['tnd'],
    '2800,000',
  ],
  ['of the list with a discount', { ...listed, discount: '10' }, ['tnd'], '2800,000'],
  [
    'with a monthly price of the list',
    { ...listed, label: 'Hébergement', pack: 'hosting', price: '20' },
    ['tnd'],
    '60,000',
  ],
  ['with a typed amount is asked again', typed, ['tnd'], ''],
  ['with a typed amount, after a change back', typed, ['tnd', 'euro'], '500'],
  ['of the list with a changed price is asked again', { ...listed, price: '900' }, ['tnd'], ''],
  ['of a former list is asked again', { ...listed, price: '950,00' }, ['tnd'], ''],
  ['that is empty stays empty', { ...emptyLine, priceIn: 'euro' }, ['tnd'], ''],
  ['of an older draft, of the list', older(listed), ['tnd'], '2800,000'],
  ['of an older draft, typed, stays until confirmed', older(typed), ['tnd'], '500'],
])('in another currency a line %s', (_, line, currencies, price) => {
  expect(pricesOf(turn(draftOf([line]), ...currencies))).toEqual([price])
})

test('two amounts of one line, one in each currency, are both kept', () => {
  const both = retype(turn(draftOf([typed]), 'tnd'), '1500')
  expect(pricesOf(turn(both, 'euro'))).toEqual(['500'])
  expect(pricesOf(turn(both, 'euro', 'tnd'))).toEqual(['1500'])
})

test('a price of the list that an older draft turned into dinars is corrected', () => {
  expect(pricesOf(draftOf([older(listed)], 'tnd'))).toEqual(['2800,000'])
})

test('a change back and forth leaves the draft as it was', () => {
  const draft = draftOf([listed, typed, { ...emptyLine, price: 'abc' }])
  expect(turn(draft, 'tnd', 'euro', 'tnd', 'euro')).toEqual(draft)
})

test('a quote is refused while a price was not written in its currency, with the former amount', () => {
  const draft = turn(draftOf([listed, typed]), 'tnd')
  const judged = judgeDraft({ ...draft, seller: 'TN' })
  expect(!judged.ok && judged.errors).toMatchObject({
    'lines.1.price': 'Écrivez ce prix en dinars. Il était de 500\u00a0€.',
  })
  expect(pricesToConfirm(turn(draft, 'euro'))).toEqual({})
})

test('a price without a known currency blocks until a person confirms it', () => {
  const draft = draftOf([older(typed), older(listed), typed])
  expect(Object.keys(pricesToConfirm(draft))).toEqual(['lines.0.price'])
  expect(pricesToConfirm(draft)['lines.0.price']).toContain('est-il en euros')
  expect(pricesToConfirm(applyEdit(draft, 'monnaie'))).toEqual({})
})

test('the prices of a sent version have its currency', () => {
  const draft = typedFrom(sampleQuote)
  expect(pricesToConfirm(draft)).toEqual({})
  expect(new Set(pricesOf(turn(draft, 'tnd')))).toEqual(new Set(['']))
})
