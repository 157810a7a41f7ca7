import { expect, test } from 'vitest'
import { leftOutOf, stretchesOf, toPrintable } from './printable.ts'

test.each([
  'Nguyễn Văn An',
  'محمد الطاهر',
  'می\u200cخواهم',
  'Łukasz Żółć',
  'Şükrü Ağaoğlu, Əli Əliyev',
  'Γιώργος Παπαδόπουλος',
  'Дмитрий Щукин',
  'Ọ̀ṣun',
])('%s is kept as it is', (name) => {
  expect(toPrintable(name)).toBe(name.normalize('NFC'))
  expect(leftOutOf(name)).toEqual([])
})

test.each<[string, string, string[]]>([
  ['Merci 🎉 à tous', 'Merci à tous', ['🎉']],
  ['👩‍👩‍👧 Ana 👩‍👩‍👧', 'Ana', ['👩‍👩‍👧']],
  ['王小明 (Paul)', '(Paul)', ['王', '小', '明']],
  ['1\ufe0f\u20e3 étape', '1 étape', ['1\ufe0f\u20e3']],
  ['a\nb 🎉\nc', 'a\nb\nc', ['🎉']],
  ['☎️ 04', '04', ['☎️']],
])('%j is printed as %j, and the characters left out are returned', (typed, written, lost) => {
  expect(toPrintable(typed)).toBe(written)
  expect(leftOutOf(typed)).toEqual(lost)
})

test.each<[string, string]>([
  ['prise de rendez\u2011vous, 10\u202f%', 'prise de rendez-vous, 10\u00a0%'],
  ['de\u0301ja\u0300', 'déjà'],
  ['\u202aPaul\u202c\u200b \u2068x\u2069', 'Paul x'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['a\u200cb', 'ab'],
])(
  '%j is replaced by %j, which looks the same, and nothing is reported as left out',
  (typed, written) => {
    expect(toPrintable(typed)).toBe(written)
    expect(leftOutOf(typed)).toEqual([])
  },
)

test('a space between two Arabic words has their font, but a space beside a French word does not', () => {
  expect(stretchesOf('chez محمد الطاهر ici').map(({ cut, text }) => [cut, text])).toEqual([
    ['latin', 'chez '],
    ['arabic', 'محمد الطاهر'],
    ['latin', ' ici'],
  ])
})
