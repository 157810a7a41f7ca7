import { expect, test } from 'vitest'
import { mailLink } from './mail-link.ts'
import { callLink } from './phone-numbers.ts'

test.each([
  ['+33 (0)6 70 00 00 03', 'tel:+33670000003'],
  ['06 70 00 00 03', 'tel:+33670000003'],
  ['\u202d+33 6 70 00 00 01\u202c', 'tel:+33670000001'],
  ['06 39 98 12 34 / 04 67 00 00 00', 'tel:+33639981234'],
  ['0639981234 ou 98 765 432', 'tel:+33639981234'],
  ['06 39 98 12 34 06 70 00 00 01', 'tel:+33639981234'],
  ['98 765 432 / 06 39 98 12 34', 'tel:+21698765432'],
  ['04 67 00 00 00, poste 12', 'tel:+33467000000;ext=12'],
  ['0467000000 poste 12', 'tel:+33467000000;ext=12'],
  ['98 765 432', 'tel:+21698765432'],
  ['+216 98 765 432', 'tel:+21698765432'],
  ['٩٨ ٧٦٥ ٤٣٢', 'tel:+21698765432'],
  ['۰۶ ۳۹ ۹۸ ۱۲ ۳۴', 'tel:+33639981234'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['06 39 98 12 34;bcc=x?body=y', 'tel:+33639981234'],
])('the call link of %j is %s', (typed, link) => {
  expect(callLink(typed)).toBe(link)
})

test.each([
  '',
  'à midi',
  '12',
  'poste 12',
  '06 12 34 56',
  '12345678',
  '9'.repeat(20),
  '+'.repeat(5_000),
])('%j gets no call link, because it contains no unambiguous number', (typed) => {
  expect(callLink(typed)).toBeUndefined()
})

test.each([
  ['jean+web@exemple.fr', 'mailto:jean%2Bweb@exemple.fr'],
  [
    'claire?bcc=x%40evil.example&y@exemple.fr',
    'mailto:claire%3Fbcc%3Dx%2540evil.example%26y@exemple.fr',
  ],
  ['claire@exemple.fr#a b\n\ud800', 'mailto:claire@exemple.fr%23a%20b%0A%EF%BF%BD'],
])('the address %j adds no header to its mail link', (typed, link) => {
  expect(mailLink(typed)).toBe(link)
  expect(mailLink(typed, 'Une demande & vous')).toBe(`${link}?subject=Une%20demande%20%26%20vous`)
  const { searchParams } = new URL(mailLink(typed, 'x'))
  expect([...searchParams.keys()]).toEqual(['subject'])
})
