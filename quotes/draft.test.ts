import { expect, test } from 'vitest'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import { draftLimits, parseDraft } from './draft.ts'
import { formatPercent, formatQuantity, moneyField } from './money.ts'
import type { QuoteDraft } from './quote.ts'
import { totalsOf } from './totals.ts'

const { number, version, issuedOn, agency, replaces, ...draft } = sampleQuote
const typed = {
  ...draft,
  client: { ...draft.client, employees: '4' },
  lines: draft.lines.map((line) => ({
    ...line,
    quantity: formatQuantity(line.quantity),
    price: moneyField(line.price, 'euro'),
    discount: '',
    vat: '20',
  })),
  discount: formatPercent(draft.discount),
  deposit: '30',
  deliveryWeeks: '6',
}

const errorsOf = (raw: unknown) => {
  const result = parseDraft(raw)
  return result.ok ? {} : result.errors
}

test('a post of the desk becomes a draft whose amounts are whole numbers', () => {
  expect(parseDraft(typed)).toEqual({ ok: true, draft })
})

const line = typed.lines[0] as (typeof typed.lines)[number]
const client = typed.client

test.each<[string, object, string, string]>([
  [
    'a price with a word',
    { lines: [line, { ...line, price: 'trois cents' }] },
    'lines.1.price',
    'Ce prix n’est pas un nombre. Exemple\u00a0: 350 ou 350,50.',
  ],
  ['no price', { lines: [{ ...line, price: '' }] }, 'lines.0.price', 'Ce prix n’est pas un nombre'],
  ['a negative price', { lines: [{ ...line, price: '-5' }] }, 'lines.0.price', 'Ce prix n’est pas'],
  ['a price too high', { lines: [{ ...line, price: '1000001' }] }, 'lines.0.price', 'million'],
  ['no quantity', { lines: [{ ...line, quantity: '0' }] }, 'lines.0.quantity', 'retirez-la'],
  [
    'a price in the other currency',
    { lines: [{ ...line, price: '350 DT' }] },
    'lines.0.price',
    '«\u00a0350 DT\u00a0» n’est pas en euros. Écrivez ce prix en euros.',
  ],
  [
    'a price with VAT',
    { lines: [{ ...line, price: '720 € TTC' }] },
    'lines.0.price',
    'écrivez le prix hors taxes',
  ],
  [
    'a price with too many decimals',
    { lines: [{ ...line, price: '8,3333' }] },
    'lines.0.price',
    'Un prix en euros a deux décimales au plus. Exemple\u00a0: 350,50.',
  ],
  [
    'a third as a quantity',
    { lines: [{ ...line, quantity: '0,33333' }] },
    'lines.0.quantity',
    'Une quantité a deux décimales au plus. Exemple\u00a0: 0,33.',
  ],
  [
    'a price of thousands or of three decimals',
    { lines: [{ ...line, price: '12.345' }] },
    'lines.0.price',
    'se lit de deux façons\u00a0: écrivez 12345 si ce sont des milliers. Un prix en euros a deux',
  ],
  ['a third as a deposit', { deposit: '33,333' }, 'deposit', 'deux décimales au plus'],
  ['101 %', { discount: '101' }, 'discount', 'de 0 à 100'],
  ['a rate of nowhere', { lines: [{ ...line, vat: '19' }] }, 'lines.0.vat', 'Ce taux de TVA'],
  ['a day that is none', { validUntil: '2026-02-30' }, 'validUntil', 'Cette date n’existe pas'],
  ['a year of two digits', { validUntil: '0026-12-20' }, 'validUntil', 'quatre chiffres'],
  ['a year of a long past', { validUntil: '1926-12-20' }, 'validUntil', 'entre 2000 et 2099'],
  ['half a week', { deliveryWeeks: '1,5' }, 'deliveryWeeks', 'semaines'],
  ['an address cut short', { client: { ...client, email: 'paul@' } }, 'client.email', 'incomplète'],
  ['a kind of nobody', { client: { ...client, kind: 'x' } }, 'client.kind', 'Choisissez'],
  [
    'six employees',
    { client: { ...client, employees: '6' } },
    'client.employees',
    'Au-delà de cinq',
  ],
  ['dinars in France', { currency: 'tnd' }, 'currency', 'vend en euros'],
  [
    'payments above the whole',
    { deposit: '60', instalments: [{ share: '50', when: 'à la maquette' }] },
    'deposit',
    'dépassent',
  ],
  [
    'too many lines',
    { lines: Array(draftLimits.lines + 1).fill(line) },
    'lines',
    '200 lignes au maximum',
  ],
])('%s is refused with a French message for its field', (_, change, path, words) => {
  const errors = errorsOf({ ...typed, ...change })
  expect(Object.keys(errors)).toEqual([path])
  expect(errors[path]).toContain(words)
})

test('an unfinished draft is valid; only sending requires all fields', () => {
  const bare = { name: '', role: '', company: '', employees: '', address: '', email: '' }
  const unfinished = {
    ...typed,
    client: { ...client, ...bare, kind: 'consumer' },
    lines: [],
    subject: '',
    signatory: { name: '', role: '' },
  }
  expect(errorsOf(unfinished)).toEqual({})
})

test('invisible characters of pasted text are removed from a draft', () => {
  const pasted = { name: 'Paul\tGar\u00adrigue', email: '\u202apaul@exemple.fr\u202c\n' }
  const result = parseDraft({ ...typed, client: { ...client, ...pasted }, note: 'Un\vdeux' })
  expect(result.ok && result.draft).toMatchObject({
    client: { name: 'Paul Garrigue', email: 'paul@exemple.fr' },
    note: 'Un\ndeux',
  })
})

test('an exempt quote ignores the rates of its lines', () => {
  const result = parseDraft({ ...typed, exempt: true })
  expect(result.ok && totalsOf(result.draft)).toMatchObject({ vat: 0, total: 150_100 })
})

test('prices in dinars have three decimals', () => {
  const dinars = {
    ...typed,
    seller: 'TN',
    currency: 'tnd',
    client: { ...client, country: 'TN' },
    lines: [{ ...line, price: '1 142,405', vat: '19' }],
  }
  const result = parseDraft(dinars)
  expect(result.ok && result.draft.lines[0]).toMatchObject({ price: 1_142_405, vat: 1900 })
})

test('spaces and hyphens without a glyph are replaced by others', () => {
  const result = parseDraft({
    ...typed,
    subject: 'prise de rendez\u2011vous, 10\u202f% de\u0301ja\u0300',
  })
  expect(result.ok && result.draft.subject).toBe('prise de rendez-vous, 10\u00a0% déjà')
})

test('letters of other scripts are kept; characters without a font are left out without an error', () => {
  const result = parseDraft({ ...typed, client: { ...client, name: 'محمد 王' }, note: 'Merci 🎉' })
  expect(result.ok && [result.draft.client.name, result.draft.note]).toEqual(['محمد', 'Merci'])
})

test.each([null, undefined, 12, 'x', [], {}, { lines: 'x' }, { client: null }])(
  '%j is refused without an exception',
  (raw) => {
    expect(parseDraft(raw).ok).toBe(false)
  },
)

test('the sums of the largest draft stay exact', () => {
  const largest: QuoteDraft = {
    ...draft,
    lines: Array(draftLimits.lines).fill({
      ...sampleQuote.lines[0],
      quantity: draftLimits.quantity * 100,
      price: draftLimits.price * 1000,
    }),
  }
  const { gross, total } = totalsOf(largest)
  expect(Number.isSafeInteger(gross) && Number.isSafeInteger(total)).toBe(true)
})
