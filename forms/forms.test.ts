import { describe, expect, test } from 'vitest'
import type { FormName } from '#content/forms/form-name.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { quoteExample as quote } from '../tools/test/quote-example.ts'
import { namesIn, specTable } from '../tools/test/spec.ts'
import { limits } from './fields.ts'
import { type Form, fieldNames, parseForm } from './form.ts'
import { defaultForm, forms, quoteForm } from './registry.ts'

const contact = {
  name: 'Claire',
  email: 'claire@atelier.example',
  phone: '0639981234',
  message: 'Bonjour',
}

const empty = (form: Form) => Object.fromEntries(fieldNames(form).map((name) => [name, '']))

function parse(form: FormName, raw: Record<string, string | undefined>) {
  return parseForm(forms[form], raw)
}

function errorsOf(form: FormName, raw: Record<string, string | undefined>) {
  const parsed = parse(form, raw)
  return parsed.ok ? {} : parsed.errors
}

// Spec: F-3
test.each<[FormName, Record<string, string>]>([
  [
    'quote',
    {
      name: 'Le nom est obligatoire.',
      email: "L'email est obligatoire.",
      phone: 'Le numéro de téléphone est obligatoire.',
      service: 'Veuillez sélectionner un service.',
      description: 'Veuillez décrire votre projet.',
    },
  ],
  [
    'contact',
    {
      name: 'Name is required.',
      email: 'Email is required.',
      phone: 'Phone is required.',
      message: 'Message is required.',
    },
  ],
  ['footer', { name: 'Le nom est requis.', email: "L'email est requis." }],
  ['comment', { name: 'Name is required.', email: 'Email is required.' }],
  ['coming-soon', { email: 'Email is required.' }],
])(
  'an empty %s form gets the error messages of the spec, in the order of its fields',
  (form, messages) => {
    const blank = Object.fromEntries(fieldNames(forms[form]).map((name) => [name, ' \t\n']))
    for (const raw of [{}, blank]) {
      expect(Object.entries(errorsOf(form, raw))).toEqual(Object.entries(messages))
    }
  },
)

test.each(['\u200b', '\u200d\ufeff', ' \u2060 \u00ad', '\u3164', '\ufe0f', '\u2800'])(
  'a name of invisible characters, %j, is refused like an empty one',
  (name) => {
    expect(errorsOf('footer', { name, email: 'ines@exemple.fr' })).toEqual({
      name: 'Le nom est requis.',
    })
    const family = { name: `👩${'\u200d'}👧`, email: 'ines@exemple.fr' }
    expect(errorsOf('footer', family)).toEqual({})
  },
)

// Field names of the table in docs/spec (Spec: F-1).
test.each(specTable('F-1'))(
  '%s has the field names of the spec',
  (form = '', _ = '', fields = '') => {
    const names = fieldNames(forms[form as FormName])
    expect(
      [...namesIn(fields)].map((name) => name.replace('*', '')),
      'F-1 of docs/spec/forms-and-mail.md',
    ).toEqual(names)
  },
)

test('the spec has every form', () => {
  expect(specTable('F-1').map(([form]) => form)).toEqual(Object.keys(forms))
})

test('accepted values are trimmed, and missing fields are empty', () => {
  expect(parse('footer', { name: '  Inès ', email: ' ines@exemple.fr\n' })).toEqual({
    ok: true,
    values: { name: 'Inès', email: 'ines@exemple.fr', phone: '', description: '' },
  })
})

test('a refused form returns all typed values unchanged', () => {
  const typed = { name: '  Claire ', email: 'claire', description: 'un\r\ndeux' }
  expect(parse('quote', typed)).toEqual({
    ok: false,
    errors: {
      email: 'Cette adresse semble incomplète. Exemple\u00a0: vous@exemple.fr',
      phone: 'Le numéro de téléphone est obligatoire.',
      service: 'Veuillez sélectionner un service.',
    },
    values: { ...empty(quoteForm), ...typed },
  })
})

describe('service and pack', () => {
  test.each([
    ['Référencement naturel - SEO', 'Référencement naturel - SEO'],
    ['referencement-naturel', 'Référencement naturel - SEO'],
    ['uiux-design', 'UI/UX Design'],
  ])('%s is kept as %s', (service, label) => {
    expect(parse('quote', { ...quote, service })).toMatchObject({ values: { service: label } })
  })

  test('an unknown service is refused', () => {
    expect(errorsOf('quote', { ...quote, service: 'Plomberie' })).toEqual({
      service: 'Veuillez sélectionner un service.',
    })
  })

  test.each([
    ['its pack', { pack: 'seo-premium' }, 'Référencement naturel - SEO'],
    ['its previews', { apercus: encode(example) }, 'Création de site web'],
    [
      'its pack, not its previews',
      { pack: 'seo-premium', apercus: encode(example) },
      'Référencement naturel - SEO',
    ],
  ])('a request without a service has that of %s', (_, chosen, service) => {
    expect(parse('quote', { ...quote, service: '', ...chosen })).toMatchObject({
      values: { service },
    })
  })

  test('an unknown pack and damaged previews name no service', () => {
    const chosen = { pack: 'or-massif', apercus: 'abc' }
    expect(errorsOf('quote', { ...quote, service: ' ', ...chosen })).toEqual({
      service: 'Veuillez sélectionner un service.',
    })
  })

  test('a known pack is stored, and an unknown one becomes empty', () => {
    expect(parseForm(quoteForm, { ...quote, pack: 'site-vitrine-premium' })).toMatchObject({
      values: { pack: 'site-vitrine-premium' },
    })
    for (const pack of ['or-massif', 'x'.repeat(300), 'a\0b', '__proto__']) {
      expect(parseForm(quoteForm, { ...quote, pack })).toMatchObject({
        ok: true,
        values: { pack: '' },
      })
    }
  })
})

test('a valid code of previews is stored, and an invalid one becomes empty', () => {
  const code = encode({ ...example, name: 'Dar Ennour' }, 'poster')
  expect(parseForm(quoteForm, { ...quote, apercus: code })).toMatchObject({
    values: { apercus: code },
  })
  for (const apercus of ['1AAA', code.slice(0, -3), `2${code.slice(1)}`, 'x'.repeat(5_000), '\0']) {
    expect(parseForm(quoteForm, { ...quote, apercus })).toMatchObject({
      ok: true,
      values: { apercus: '' },
    })
  }
})

describe('limits', () => {
  test.each<[FormName, string, number, string]>([
    ['contact', 'name', limits.name, '200'],
    ['contact', 'phone', limits.phone, '50'],
    ['contact', 'message', limits.text, '10\u00a0000'],
    ['footer', 'phone', limits.phone, '50'],
    ['footer', 'description', limits.text, '10\u00a0000'],
    ['comment', 'comment', limits.text, '10\u00a0000'],
    ['quote', 'description', limits.text, '10\u00a0000'],
  ])(
    '%s: %s accepts %i characters, and the message for more names the limit',
    (form, field, limit, named) => {
      const raw = { ...quote, ...contact, comment: '' }
      expect(errorsOf(form, { ...raw, [field]: 'é'.repeat(limit) })).toEqual({})
      expect(errorsOf(form, { ...raw, [field]: 'é'.repeat(limit + 1) })).toEqual({
        [field]: `${named} caractères au maximum, s’il vous plaît.`,
      })
    },
  )

  test('an address may have 254 characters, not 255', () => {
    const address = (length: number) => `${'a'.repeat(length - '@exemple.fr'.length)}@exemple.fr`
    expect(errorsOf('coming-soon', { email: address(254) })).toEqual({})
    expect(errorsOf('coming-soon', { email: address(255) })).toEqual({
      email: '254 caractères au maximum, s’il vous plaît.',
    })
  })

  test('a line break counts as one character, even if the browser sends CRLF', () => {
    const message = Array(5_000).fill('é').join('\r\n')
    expect(parse('contact', { ...contact, message })).toMatchObject({
      values: { message: message.replaceAll('\r\n', '\n') },
    })
  })
})

test.each([
  'claire@exemple.fr',
  "o'brien+devis@mail.exemple.co.uk",
  'prénom.nom@café.example',
  'a@b.io',
  'x@xn--caf-dma.example',
])('%s is accepted as an e-mail address', (email) => {
  expect(errorsOf('coming-soon', { email })).toEqual({})
})

test.each([
  'claire',
  'claire@',
  '@exemple.fr',
  'claire@exemple',
  'claire@@exemple.fr',
  'claire benali@exemple.fr',
  'claire@exemple.fr, autre@exemple.fr',
  'Claire <claire@exemple.fr>',
  '"claire"@exemple.fr',
  '.claire@exemple.fr',
  'claire..benali@exemple.fr',
  'claire@exemple..fr',
  'claire@-exemple.fr',
  'claire@exemple.fr.',
  'claire@exemple.42',
])('%s is refused as an e-mail address', (email) => {
  expect(errorsOf('coming-soon', { email })).toHaveProperty('email')
})

describe('invisible characters of pasted text', () => {
  test.each([
    ['name', 'Claire\tBenali', 'Claire Benali'],
    ['name', 'Claire \r\n Benali\u2028', 'Claire Benali'],
    ['name', '\u202dClaire\u202c Be\u00adna\u200bli\ufeff', 'Claire Benali'],
    ['name', 'Cla\u200dire', 'Claire'],
    ['name', 'Claire\x07\x1b\x7f\x85', 'Claire'],
    // Persian, Malayalam and emoji need these joiners.
    ['name', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['name', 'ന്\u200d', 'ന്\u200d'],
    ['name', '👩\u200d👧', '👩\u200d👧'],
    ['email', '\u202aclaire@atelier.example\u202c', 'claire@atelier.example'],
    ['email', 'claire\u200d@atelier\u00ad.example\t', 'claire@atelier.example'],
    ['phone', '\u202d+33 6 70 00 00 01\u202c', '+33 6 70 00 00 01'],
    ['phone', '06 70 00\u200c 00 01\n', '06 70 00 00 01'],
    ['message', 'un\vdeux\fcinq\u0085six\u2028sept\u2029huit', 'un\ndeux\ncinq\nsix\nsept\nhuit'],
    ['message', 'un\n\tdeux\rtrois\x07', 'un\n\tdeux\ntrois'],
    ['message', 'می\u200cخواهم \u2067abc\u2069', 'می\u200cخواهم \u2067abc\u2069'],
  ])('%s: %j is kept as %j', (field, pasted, kept) => {
    expect(parse('contact', { ...contact, [field]: pasted })).toMatchObject({
      values: { [field]: kept },
    })
  })

  test('a request with invisible characters has the same values as one without', () => {
    const pasted = Object.fromEntries(
      Object.entries(contact).map(([field, value]) => [field, `\ufeff\u200b${value}\v\t`]),
    )
    const { message: _, ...lines } = contact
    expect(parse('contact', pasted)).toMatchObject({ ok: true, values: lines })
  })

  test.each(['\0', '\ud800', '\udc00'])('%j is refused, and the message names its place', (bad) => {
    for (const field of ['name', 'email', 'phone', 'message'] as const) {
      const value = contact[field]
      const raw = { ...contact, [field]: `${value.slice(0, 2)}${bad}${value.slice(2)}` }
      expect(errorsOf('contact', raw)).toEqual({
        [field]: `Ce champ contient un caractère illisible après «\u00a0${value.slice(0, 2)}\u00a0». Effacez-le, puis recommencez.`,
      })
    }
    expect(errorsOf('contact', { ...contact, message: `${bad}a` })).toEqual({
      message: 'Ce champ contient un caractère illisible au début. Effacez-le, puis recommencez.',
    })
  })
})

test.each<[string, FormName]>([
  ['/devis', 'quote'],
  ['/contactez-nous', 'contact'],
  ['/single-blog', 'comment'],
  ['/coming-soon', 'coming-soon'],
  ['/', 'footer'],
  ['/tarifs/seo', 'footer'],
])('a post to %s without the name of its form is validated as the %s form', (path, form) => {
  expect(defaultForm(path).name).toBe(form)
})
