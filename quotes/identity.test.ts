import { expect, test } from 'vitest'
import { sampleQuote } from '../tools/test/sample-quote.ts'
import { judgeDraft } from './draft.ts'
import { identityWords } from './identity.ts'
import { readRegistration, readVatNumber } from './identity-numbers.ts'
import { settleVat, typedFrom } from './typed.ts'

const at = (country: string, postcode = '') => ({ country, postcode })

test.each<[typed: string, country: string, value: string]>([
  ['404 833 048', 'FR', '404833048'],
  ['404.833.048', 'FR', '404833048'],
  ['404\u202f833\u202f048', 'RE', '404833048'],
  ['404 833 048 00022', 'FR', '40483304800022'],
  // The post has one SIREN and more offices than check digits.
  ['356 000 000 49837', 'FR', '35600000049837'],
  ['1234567/A/M/000', 'TN', '1234567/A/M/000'],
  ['1234567 a m 000', 'TN', '1234567/A/M/000'],
  ['1234567A/A/M/000', 'TN', '1234567/A/A/M/000'],
  ['1234567/h/p/m/001', 'TN', '1234567/H/P/M/001'],
  ['1234567a', 'TN', '1234567/A'],
  [' CHE-123.456.788 ', 'CH', 'CHE-123.456.788'],
  ['', 'FR', ''],
  // As letterheads and registers print them.
  ['SIRET\u00a0: 404 833 048 00022', 'FR', '40483304800022'],
  ['N° SIREN 404833048', 'FR', '404833048'],
  ['RCS Montpellier B 404 833 048', 'FR', '404833048'],
  ['404 833 048 R.C.S. Montpellier', 'FR', '404833048'],
  ['SIREN 404833048 SIRET 40483304800022', 'FR', '40483304800022'],
  ['404 833 048 00022 (APE 6201Z)', 'FR', '40483304800022'],
  ['٤٠٤ ٨٣٣ ٠٤٨', 'FR', '404833048'],
  ['M.F.\u00a0: 1234567/A/M/000', 'TN', '1234567/A/M/000'],
  ['RNE 1234567A', 'TN', '1234567/A'],
  ['المعرف الجبائي : 1234567/A/A/M/000', 'TN', '1234567/A/A/M/000'],
  ['١٢٣٤٥٦٧/A/M/000', 'TN', '1234567/A/M/000'],
])('the identifier %s of %s is read as %s', (typed, country, value) => {
  expect(readRegistration(typed, at(country))).toEqual({ ok: true, value })
})

test.each([
  ['404 833 049', 'FR', 'siren'],
  ['40483304', 'FR', 'siren'],
  ['404 833 048 00023', 'FR', 'siren'],
  ['1234567/A/M/000', 'FR', 'siren'],
  ['1234567', 'TN', 'matricule'],
  ['1234567/O/M/000', 'TN', 'matricule'],
  ['404 833 048', 'TN', 'matricule'],
  ['404 833 048 ou 303 265 045', 'FR', 'siren'],
  ['FR83404833048', 'FR', 'siren'],
])('the identifier %s of %s is refused', (typed, country, fault) => {
  expect(readRegistration(typed, at(country))).toEqual({ ok: false, fault })
})

// Published examples of each state's administration or of companies' own legal notices.
test.each([
  ...[
    ['AT', 'ATU13585627'],
    ['BE', 'BE0428759497'],
    ['BE', 'BE1000000021'],
    ['BG', 'BG175074752'],
  ],
  ...[
    ['CY', 'CY10259033P'],
    ['CZ', 'CZ25123891'],
    ['DE', 'DE136695976'],
    ['DK', 'DK13585628'],
  ],
  ...[
    ['EE', 'EE100931558'],
    ['ES', 'ESA28015865'],
    ['ES', 'ESX2482300W'],
    ['FI', 'FI20774740'],
  ],
  ...[
    ['FR', 'FR83404833048'],
    ['GR', 'EL094259216'],
    ['HR', 'HR33392005961'],
    ['HU', 'HU12892312'],
  ],
  ...[
    ['IE', 'IE6433435OA'],
    ['IE', 'IE3206488LH'],
    ['IE', 'IE8D79739I'],
    ['IT', 'IT00743110157'],
    ['LT', 'LT119511515'],
  ],
  ...[
    ['LU', 'LU26375245'],
    ['LV', 'LV40003521600'],
    ['MT', 'MT11679112'],
    ['NL', 'NL004495445B01'],
  ],
  ...[
    ['NL', 'NL002455799B11'],
    ['PL', 'PL8567346215'],
    ['PT', 'PT501964843'],
    ['RO', 'RO18547290'],
  ],
  ...[
    ['SE', 'SE556042722001'],
    ['SI', 'SI50223054'],
    ['SK', 'SK2022749619'],
    ['MC', 'FR83404833048'],
  ],
] as [string, string][])(
  'VAT number of %s: %s, with or without prefix, spaces and capitals',
  (country, number) => {
    const typings = [
      number,
      number.slice(2),
      number.toLowerCase(),
      number.replace(/(..)(.{3})/, '$1 $2.'),
    ]
    for (const typed of typings) {
      expect(readVatNumber(typed, at(country), ''), typed).toEqual({ ok: true, value: number })
    }
    expect(readVatNumber(`${number}0000000`, at(country), '')).toMatchObject({ ok: false })
  },
)

test.each([
  ['GR 094259216', 'GR', 'EL094259216'],
  ['ΑΦΜ EL 094259216', 'GR', 'EL094259216'],
  // Nine digits, as before 2005.
  ['BE 428.759.497', 'BE', 'BE0428759497'],
  ['N° TVA\u00a0: FR 83 404 833 048', 'FR', 'FR83404833048'],
  ['TVA 83404833048', 'FR', 'FR83404833048'],
  ['TVA intracommunautaire FR83404833048', 'FR', 'FR83404833048'],
  ['Umsatzsteuer-ID ATU13585627', 'AT', 'ATU13585627'],
  ['USt-IdNr. DE 136 695 976', 'DE', 'DE136695976'],
  ['FR ٨٣ ٤٠٤ ٨٣٣ ٠٤٨', 'FR', 'FR83404833048'],
])('the VAT number %s of %s is read as %s', (typed, country, value) => {
  expect(readVatNumber(typed, at(country), '')).toEqual({ ok: true, value })
})

test.each([
  ['DE136695977', 'DE', '', 'vat number'],
  ['DE136695976', 'AT', '', 'vat number of another country'],
  ['ATU13585627', 'DE', '', 'vat number of another country'],
  ['EL094259216', 'IT', '', 'vat number of another country'],
  ['DE136695976', 'FR', '', 'vat number of another country'],
  ['XI123456789', 'IE', '', 'northern ireland'],
  ['FR84404833048', 'FR', '', 'vat number'],
  ['FR83404833048', 'FR', '303265045', 'vat number of another siren'],
])('the VAT number %s of %s, with the SIREN %s, is refused', (typed, country, siren, fault) => {
  expect(readVatNumber(typed, at(country), siren)).toEqual({ ok: false, fault })
})

test.each([
  [
    'FR',
    '404833048',
    'FR83404833048',
    ['SIREN\u00a0404\u00a0833\u00a0048', 'TVA\u00a0FR83404833048'],
  ],
  ['FR', '40483304800022', '', ['SIRET\u00a0404\u00a0833\u00a0048\u00a000022']],
  ['TN', '1234567/A/M/000', '', ['Matricule fiscal\u00a01234567/A/M/000']],
  ['DE', '', 'DE136695976', ['TVA\u00a0DE136695976']],
  ['CH', 'CHE-123.456.788', '', ['Identifiant\u00a0CHE-123.456.788']],
  ['FR', '', '', []],
])(
  'the numbers of a client in %s are printed: %s %s',
  (country, registration, vatNumber, words) => {
    expect(identityWords({ ...at(country), registration, vatNumber })).toEqual(words)
  },
)

test.each<[string, object, string, string]>([
  ['a wrong SIREN', { registration: '404 833 049' }, 'registration', 'relisez-le'],
  ['a matricule in France', { registration: '1234567/A/M/000' }, 'registration', 'Un SIREN a'],
  [
    'half a matricule',
    { country: 'TN', registration: '1234567' },
    'registration',
    'Exemple\u00a0: 1234567/A/M/000',
  ],
  ['a wrong VAT number', { country: 'DE', vatNumber: 'DE1' }, 'vatNumber', 'relisez-le'],
  ['a French postcode of four digits', { postcode: '3420' }, 'postcode', 'cinq chiffres'],
  ['an unknown country', { country: 'XX' }, 'country', 'Choisissez'],
])('a draft with %s is refused with words beside the field', (_, client, field, words) => {
  const typed = typedFrom(sampleQuote)
  const parsed = judgeDraft(settleVat({ ...typed, client: { ...typed.client, ...client } }))
  expect(parsed.ok ? {} : parsed.errors).toEqual({
    [`client.${field}`]: expect.stringContaining(words),
  })
})

test('a consumer’s numbers are not kept, and numbers are kept without their signs', () => {
  const typed = typedFrom(sampleQuote)
  const numbers = { registration: '404 833 048', vatNumber: 'fr 83 404 833 048' }
  const read = (kind: string) => {
    const client = { ...typed.client, ...numbers, kind }
    const parsed = judgeDraft({ ...typed, client })
    return parsed.ok ? parsed.draft.client : null
  }
  expect(read('consumer')).toMatchObject({ registration: '', vatNumber: '' })
  expect(read('business')).toMatchObject({ registration: '404833048', vatNumber: 'FR83404833048' })
})
