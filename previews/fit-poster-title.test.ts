import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitPosterTitle, setPlainly } from './fit-poster-title.ts'
import { advances, axis } from './poster-advances.ts'

const [measure, height] = [1200, 400]

function lengthOf({
  text,
  size,
  width,
  ornaments,
}: NonNullable<ReturnType<typeof fitPosterTitle>>[0]) {
  const body = (size * measure) / 100
  const i = Math.max(
    1,
    axis.findIndex((known) => known >= width),
  )
  const [low = 0, high = 0] = [axis[i - 1], axis[i]]
  const part = (width - low) / (high - low)
  const letters = [...text].reduce((sum, letter) => {
    const [from = 0, to = 0] = [advances[letter]?.[i - 1], advances[letter]?.[i]]
    return sum + (from + (to - from) * part) / 1000
  }, 0)
  return (letters + ornaments * 0.7 + (ornaments && 0.12)) * body
}

const textOf = (name: string) => fitPosterTitle(name, measure, height)?.map(({ text }) => text)

test.each([
  ['Fournil du Peyrou', ['FOURNIL', 'DU PEYROU']],
  ['Dar Ennour', ['DAR', 'ENNOUR']],
  ['Salon Hélène', ['SALON', 'HÉLÈNE']],
  ["L'atelier d'Ali", ['L’ATELIER', 'D’ALI']],
  ['Boulangerie-pâtisserie Lacombe', ['BOULANGERIE-', 'PÂTISSERIE', 'LACOMBE']],
])('%s breaks between words and after hyphens', (name, lines) => {
  expect(textOf(name)).toEqual(lines)
})

test('an emoji is set like a letter', () => {
  const [first, second] = fitPosterTitle('Chez Léa 👩🏽‍🌾', measure, height) ?? []
  expect(`${first?.text} ${second?.text}`).toBe('CHEZ LÉA 👩🏽‍🌾')
})

test('a line that is too short even with its widest letters ends with ornaments', () => {
  expect(fitPosterTitle('Dar Ennour', measure, height)?.map(({ ornaments }) => ornaments)).toEqual([
    3, 0,
  ])
})

test.each(['مخبزة النخيل', 'Пекарня', '寿司'])(
  '%s is set plainly, because the poster’s typeface lacks its letters',
  (name) => {
    expect(fitPosterTitle(name, measure, height)).toBeNull()
    expect(setPlainly(name, measure, height)).toBeGreaterThan(3)
  },
)

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÇÔ&-’0123456789 ']
const names = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 60 })
  .map((list) => list.join('').trim())
  .filter(Boolean)

test('lines fit the width, contain the whole name, and fit the height', () => {
  const fits = (name: string) => {
    const lines = fitPosterTitle(name, measure, height)
    if (!lines) return false
    const bodies = lines.reduce((sum, { size }) => sum + (size * measure) / 100, 0)
    const said = lines.map(({ text }) => text).join('')
    return (
      lines.every((line) => lengthOf(line) <= measure * (1.001 + line.size * 0.0005)) &&
      said.replace(/[ -]/g, '') === name.replace(/[ -]/g, '') &&
      bodies * 0.7 <= height * 1.13
    )
  }
  fc.assert(fc.property(names, fits), { numRuns: 1_000, seed: 8 })
})

test('a word of fifty letters is hyphenated instead of being set too small', () => {
  const lines = fitPosterTitle('Anticonstitutionnellement'.repeat(2), measure, height)
  expect(lines?.length).toBeGreaterThan(1)
  expect(lines?.slice(0, -1).every(({ text }) => text.endsWith('-'))).toBe(true)
})
