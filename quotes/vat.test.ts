import { expect, test } from 'vitest'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import { namesIn, specTable } from '../tools/test/spec.ts'
import { countryCodes, countryNames, type VatZone, vatZoneOf } from './countries.ts'
import { documentOf } from './document.ts'
import { judgeDraft } from './draft.ts'
import { whatIsMissing } from './missing.ts'
import { notices } from './notices.ts'
import type { QuoteVersion } from './quote.ts'
import { type ClientKind, clientKinds, type Seller } from './terms.ts'
import { totalsOf } from './totals.ts'
import { settleVat, typedFrom, typedOf } from './typed.ts'
import type { TypedDraft } from './typed-draft.ts'
import { afterAmount, taxNoticesOf, vatRuleOf, vatRules } from './vat.ts'

const examples: Record<Exclude<VatZone, 'unknown'>, [country: string, postcode: string]> = {
  france: ['FR', '34200'],
  overseas: ['RE', '97400'],
  untaxedOverseas: ['GF', '97300'],
  union: ['DE', '10115'],
  tunisia: ['TN', '4000'],
  outside: ['CH', '1201'],
}
const vatNumbers: Partial<Record<VatZone, string>> = {
  france: 'FR83404833048',
  overseas: 'FR83404833048',
  union: 'DE136695976',
}
const registrations: Partial<Record<VatZone, string>> = {
  tunisia: '1234567/A/M/000',
  outside: 'CHE-123.456.788',
}

// Reads the expected rates from docs/spec (Spec: Q-13): change them together with quotes/vat.ts.
const cases = specTable('Q-13').flatMap(([seller, place, consumer = '', professional = '']) =>
  (Object.keys(clientKinds) as ClientKind[]).map((kind) => ({
    seller: namesIn(seller)[0] as Seller,
    zone: namesIn(place)[0] as keyof typeof examples,
    kind,
    wanted: kind === 'consumer' ? consumer : professional,
  })),
)

function draftFor({ seller, zone, kind }: (typeof cases)[number]): TypedDraft {
  const [country, postcode] = examples[zone]
  const typed = typedFrom(sampleQuote)
  const numbers = {
    vatNumber: vatNumbers[zone] ?? '',
    registration: registrations[zone] ?? '404 833 048',
  }
  const client = { ...typed.client, kind, country, postcode, ...numbers }
  const currency = seller === 'TN' ? 'tnd' : 'euro'
  const lines = typed.lines.map((line) => ({ ...line, priceIn: currency }))
  return settleVat({ ...typed, seller, client, currency, lines })
}

function versionFor(one: (typeof cases)[number]): QuoteVersion {
  const judged = judgeDraft(draftFor(one))
  expect(judged).toMatchObject({ ok: true })
  if (!judged.ok) throw new Error('the draft is invalid')
  const agency = { ...sampleQuote.agency, seller: one.seller }
  return { ...sampleQuote, ...judged.draft, agency, number: null }
}

test.each(cases)('$seller sells to a $kind in $zone: $wanted', (one) => {
  const version = versionFor(one)
  const [percent = '', ...codes] = one.wanted.split(' ')
  const rate = Number(percent.replace(',', '.')) * 100
  const { net, vat, total } = totalsOf(version)
  expect(version.lines.map((line) => line.vat)).toEqual([rate, rate, rate])
  expect(taxNoticesOf(version)).toEqual(codes)
  expect(total).toBe(net + vat)
  expect(vat).toBe(Math.round((net * rate) / 10_000))

  const { table } = documentOf(version)
  expect(table.vatNotes).toHaveLength(codes.length)
  const words = codes.flatMap((code) => notices[code as 'VA'].text(version))
  expect(table.vatNotes).toEqual(words)
  const taxes = table.sums.filter(({ label }) => label.startsWith('TVA'))
  expect(taxes).toHaveLength(rate === 0 ? 0 : 1)
  expect(table.total.label).toBe(rate === 0 ? 'Total à payer' : 'Total TTC')
  expect(afterAmount(version)).toBe(rate === 0 ? '\u00a0HT' : '\u00a0TTC')

  // The notices of VAT wait for the agency's confirmation as the others do.
  expect(whatIsMissing(version, { isPublic: false })).toEqual([])
  const blocked = whatIsMissing(version, { isPublic: true })
  for (const code of codes) {
    const { heading, source } = notices[code as 'VA']
    const sentence = `La mention «\u00a0${heading}\u00a0» n’est pas confirmée.`
    expect(blocked.includes(sentence), code).toBe(source === null)
  }
})

test('every seller, country and kind has one rule, with a sentence that says why', () => {
  for (const seller of ['FR', 'TN'] as const) {
    for (const country of ['', ...countryCodes]) {
      for (const kind of Object.keys(clientKinds) as ClientKind[]) {
        const taxed = { seller, client: { kind, country, postcode: '' } }
        const fitting = Object.values(vatRules).filter(
          (rule) =>
            rule.seller === seller &&
            rule.zones.includes(vatZoneOf(taxed.client)) &&
            (rule.kind === 'any' || (rule.kind === 'consumer') === (kind === 'consumer')),
        )
        expect(fitting, `${seller} ${country} ${kind}`).toEqual([vatRules[vatRuleOf(taxed)]])
        expect(fitting[0]?.why('Pays')).toMatch(/^(?:Client|Choisissez) .+\.$/)
      }
    }
  }
})

test.each<[VatZone, string, string]>([
  ['france', 'MC', '98000'],
  ['france', 'FR', '98000'],
  ['france', 'FR', ''],
  ['france', 'FR', '20000'],
  ['overseas', 'FR', '97400'],
  ['overseas', 'FR', '971 10'],
  ['overseas', 'FR', '97200'],
  ['overseas', 'GP', ''],
  ['untaxedOverseas', 'FR', '97300'],
  ['untaxedOverseas', 'FR', '97600'],
  ['outside', 'FR', '97500'],
  ['outside', 'FR', '97133'],
  ['outside', 'FR', '97150'],
  ['outside', 'FR', '98713'],
  ['outside', 'FR', '98800'],
  ['outside', 'PM', ''],
  ['outside', 'NC', ''],
  ['outside', 'GB', 'BT1 5GS'],
  ['outside', 'IM', ''],
  ['outside', 'CH', '1201'],
  ['outside', 'NO', ''],
  ['outside', 'SM', ''],
  ['outside', 'GI', ''],
  ['outside', 'AX', ''],
  ['outside', 'FI', '22100'],
  ['union', 'FI', '00100'],
  ['outside', 'ES', '35001'],
  ['outside', 'ES', '38001'],
  ['outside', 'ES', '51001'],
  ['outside', 'ES', '52001'],
  ['union', 'ES', '28001'],
  ['union', 'ES', '07001'],
  ['outside', 'DE', '27498'],
  ['outside', 'DE', '78266'],
  ['outside', 'IT', '23041'],
  ['outside', 'IT', '22061'],
  ['union', 'IT', '00100'],
  ['outside', 'GR', '630 86'],
  ['union', 'GR', '105 57'],
  ['union', 'PT', '9000-018'],
  ['tunisia', 'TN', '4000'],
  ['unknown', '', ''],
])('VAT zone %s: %s %s', (zone, country, postcode) => {
  expect(vatZoneOf({ country, postcode })).toBe(zone)
})

test('a draft follows its client: no rate or exemption is left over from another one', () => {
  const typed = typedFrom(sampleQuote)
  const move = (from: TypedDraft, client: Partial<TypedDraft['client']>) =>
    settleVat({ ...from, client: { ...from.client, ...client } })
  const ratesOf = ({ lines }: TypedDraft) => lines.map(({ vat }) => vat)
  const german = move(typed, { country: 'DE' })
  expect(ratesOf(german)).toEqual(['0', '0', '0'])
  expect(ratesOf(move(german, { kind: 'consumer' }))).toEqual(['20', '20', '20'])
  expect(ratesOf(move(german, { country: 'FR', postcode: '97400' }))).toEqual([
    ...['8,5', '8,5', '8,5'],
  ])
  expect(ratesOf(settleVat({ ...typed, seller: 'TN' }))).toEqual(['0', '0', '0'])
  const exempt = { ...typed, exempt: 'oui' }
  expect(settleVat(exempt).exempt).toBe('oui')
  expect(move(exempt, { country: 'DE' })).toMatchObject({ exempt: '' })
  expect(settleVat({ ...exempt, seller: 'TN' }).exempt).toBe('')
  // A posted rate is decided again too.
  const posted = { ...typed, lines: typed.lines.map((line) => ({ ...line, vat: '5,5' })) }
  expect(ratesOf(typedOf(posted))).toEqual(['20', '20', '20'])
})

test.each<[string, Partial<TypedDraft['client']>, string]>([
  ['no country', { country: '' }, 'Il manque le pays du client, dont dépend la TVA.'],
  [
    'a business in the Union without its VAT number',
    { country: 'DE', postcode: '10115' },
    'Il manque le numéro de TVA du client, sans lequel la TVA ne peut pas rester à sa charge.',
  ],
  [
    'a business outside the Union without an identifier',
    { country: 'CH', postcode: '1201' },
    'Il manque l’identifiant de l’entreprise du client, qui montre que c’est un professionnel.',
  ],
  [
    'a business abroad without a name',
    { country: 'DE', postcode: '10115', vatNumber: 'DE136695976', company: '' },
    'Il manque le nom de l’entreprise du client.',
  ],
  [
    'no postcode in France',
    { postcode: '' },
    'Il manque le code postal du client, qui peut changer la TVA.',
  ],
  ['no town', { street: '12 quai de l’Exemple', town: '' }, 'Il manque la ville du client.'],
])('%s blocks the sending', (_, changes, words) => {
  const typed = typedFrom(sampleQuote)
  const judged = judgeDraft(settleVat({ ...typed, client: { ...typed.client, ...changes } }))
  if (!judged.ok) throw new Error('the draft is invalid')
  expect(whatIsMissing({ ...sampleQuote, ...judged.draft }, { isPublic: false })).toEqual([words])
})

test('a business in Hong Kong, where no postcode exists, needs none', () => {
  const typed = typedFrom(sampleQuote)
  const place = { country: 'HK', postcode: '', town: 'Hong Kong', registration: 'BR 12345678' }
  const judged = judgeDraft(settleVat({ ...typed, client: { ...typed.client, ...place } }))
  if (!judged.ok) throw new Error('the draft is invalid')
  expect(whatIsMissing({ ...sampleQuote, ...judged.draft }, { isPublic: false })).toEqual([])
})

test('countries have French names, those of both companies first', () => {
  const names = Object.entries(countryNames())
  expect(names.slice(0, 3)).toEqual([
    ['FR', 'France'],
    ['TN', 'Tunisie'],
    ['AF', 'Afghanistan'],
  ])
  expect(names).toHaveLength(249)
  expect(names.filter(([code, name]) => code === name)).toEqual([])
})
