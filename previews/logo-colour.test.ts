import { expect, test } from 'vitest'
import { logoColour } from './logo-colour.ts'

function picture(...areas: [colour: string, count: number][]): number[] {
  return areas.flatMap(([colour, count]) => {
    const full = colour.length === 7 ? `${colour}ff` : colour
    const pixel = [1, 3, 5, 7].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
    return Array.from({ length: count }, () => pixel).flat()
  })
}

test.each([
  ['the colour of a mark on white paper', picture(['#ffffff', 900], ['#c8461b', 100]), '#c8461b'],
  [
    'the colour of a small mark beside black lettering',
    picture(['#ffffff', 700], ['#111111', 250], ['#1d4fc4', 50]),
    '#1d4fc4',
  ],
  ['the only opaque colour', picture(['#00000000', 900], ['#1f5f43', 100]), '#1f5f43'],
  ['the larger of two colours', picture(['#1f5f43', 300], ['#c8461b', 100]), '#1f5f43'],
  [
    'a vivid colour instead of a larger faint one',
    picture(['#8090a8', 200], ['#e01020', 120]),
    '#e01020',
  ],
  ['black lettering on white paper', picture(['#ffffff', 900], ['#171717', 100]), '#171717'],
  ['white if there is no other colour', picture(['#ffffff', 100]), '#ffffff'],
  [
    'the grey of a logo with one red pixel',
    picture(['#ffffff', 900], ['#555555', 400], ['#ff0000', 1]),
    '#555555',
  ],
])('returns %s', (_, pixels, colour) => {
  expect(logoColour(pixels)).toBe(colour)
})

test('averages shades of the same colour', () => {
  expect(logoColour(picture(['#c8461b', 50], ['#ca481d', 50]))).toBe('#c9471c')
})

test('finds no colour in an empty picture', () => {
  expect(logoColour([])).toBe(null)
  expect(logoColour(picture(['#ff000010', 100]))).toBe(null)
})
