import { expect, test } from 'vitest'
import { readDocuments } from '../documents/load.ts'
import { addCorrections, correctionWords, correctTypography, noCorrections } from './corrections.ts'
import { changeFindings, documentFindings, textFindings } from './findings.ts'
import { quotedStrings } from './typography.ts'

test.each([
  ["L'offre", 'L’offre'],
  ['Vraiment ?', 'Vraiment\u00a0?'],
  ['Vraiment! Oui.', 'Vraiment\u00a0! Oui.'],
  ['Un prix: 990 €', 'Un prix\u00a0: 990\u00a0€'],
  ['50% de 12€', '50\u00a0% de 12\u00a0€'],
  ['10\u202f000 € ou 1\u2009200\u2009500', '10\u00a0000\u00a0€ ou 1\u00a0200\u00a0500'],
  ['« Oui » et «non»', '«\u00a0Oui\u00a0» et «\u00a0non\u00a0»'],
  ['Attendez...', 'Attendez…'],
  ['Deux  espaces.', 'Deux espaces.'],
  ['Article L. 221-3, n°12', 'Article L.\u00a0221-3, n°\u00a012'],
  ['Vos 3 aperçus en 12 mois, le 3 mai', 'Vos 3\u00a0aperçus en 12\u00a0mois, le 3\u00a0mai'],
  ['En {{delai.site}} !', 'En {{delai.site}}\u00a0!'],
  ["D'{n} jours", 'D’{n} jours'],
])('%s is corrected', (text, corrected) => {
  expect(correctTypography(text).text).toBe(corrected)
  expect(textFindings(corrected).filter(({ severity }) => severity === 'refusal')).toEqual([])
})

test.each([
  ...['{{a:b  c}}', 'https://graaand.com/?a=1', 'contact@graaand.com', '12:30', 'Ratio 1:2', ''],
  ...quotedStrings,
])('%s is not changed', (text) => {
  expect(correctTypography(text)).toEqual({ text, corrections: noCorrections })
})

test('a text that the spec quotes has its ordinary spaces', () => {
  const texts = [...readDocuments().values()].flatMap(stringsOf)
  const isQuoted = (text: string) => quotedStrings.some((quoted) => text.endsWith(quoted))
  const altered = texts.filter(
    (text) => !isQuoted(text) && isQuoted(text.replaceAll('\u00a0', ' ')),
  )
  expect(altered).toEqual([])
})

test('a text of the repository needs no correction, and a second correction changes nothing', () => {
  const texts = [...readDocuments().values()].flatMap(stringsOf)
  expect(texts.length).toBeGreaterThan(1_000)
  const fine = texts.filter((text) => correctTypography(text).text !== text)
  expect(fine).toEqual([])
  const typed = texts.map((text) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'"))
  const corrected = typed.map((text) => correctTypography(text).text)
  expect(corrected.map((text) => correctTypography(text).text)).toEqual(corrected)
  const document = new Map([['pages/a', corrected]])
  expect(documentFindings(document).filter(({ severity }) => severity === 'refusal')).toEqual([])
})

test.each([
  [{ spaces: 2, apostrophes: 1 }, '2 espaces insécables et 1 apostrophe posées pour vous.'],
  [{ apostrophes: 1 }, '1 apostrophe posée pour vous.'],
  [{ spaces: 1, doubled: 2 }, '1 espace insécable posée pour vous. 2 espaces en trop retirées.'],
  [{ ellipses: 1 }, 'Trois points remplacés par «\u00a0…\u00a0».'],
  [{}, ''],
])('corrections are described: %o', (corrections, words) => {
  expect(correctionWords(addCorrections(noCorrections, { ...noCorrections, ...corrections }))).toBe(
    words,
  )
})

// These texts once took minutes, because some patterns began a search at every letter.
test.each(['a', "a'a", '«', '1 ', '....', '\n', 'https://', 'a@', '{{a'])(
  'a megabyte of %j is corrected and checked',
  (part) => {
    const text = part.repeat(1_000_000 / part.length)
    const findings = changeFindings(correctTypography(text).text)
    expect(findings.filter(({ severity }) => severity === 'refusal')).toEqual([])
  },
)

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}
