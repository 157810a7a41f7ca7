import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OwnColour, paletteIds } from './answers/answers.ts'
import { contrast, inksOn, paletteOf, readable, type Shade, textPairs } from './colours.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): OwnColour => `#${value.toString(16).padStart(6, '0')}`)

test('black on white has the highest contrast, 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(paletteIds)('every text of the palette %s is readable', (id) => {
  const { palette, notes } = paletteOf(id)
  expect(notes).toEqual([])
  for (const [text, ground] of textPairs) {
    expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(
      readable,
    )
  }
})

test('every text is readable with 10,000 random colours of a visitor', () => {
  const isReadable = (own: OwnColour) => {
    const { palette } = paletteOf(own)
    return textPairs.every(([text, ground]) => contrast(palette[text], palette[ground]) >= readable)
  }
  fc.assert(fc.property(colour, isReadable), { numRuns: 10_000, seed: 8 })
})

test('the notes say that a colour is kept if and only if it is unchanged', () => {
  const saysSo = (own: OwnColour) => {
    const { palette, notes } = paletteOf(own)
    const isKept = palette.accent === own && palette.accentText === own
    return (
      notes.length > 0 && notes.some((note) => note.startsWith('Gardée telle quelle')) === isKept
    )
  }
  fc.assert(fc.property(colour, saysSo), { numRuns: 2_000, seed: 8 })
})

test.each([
  ['#fff7c2', 'Très claire'],
  ['#ffffff', 'Très claire'],
  ['#050505', 'Très sombre'],
  ['#808080', 'Un peu'],
  ['#0a7d6b', 'Gardée telle quelle'],
] as const)('the note about %s begins with %s', (own, beginning) => {
  const { notes } = paletteOf(own)
  expect(notes[0]).toMatch(new RegExp(`^${beginning}`))
  expect(notes.join(' ')).not.toMatch(/ [:;!?]/)
})

test('the first ink contrasts with the ground, and the second ink differs from both', () => {
  const grounds: Shade[] = ['paper', 'tint', 'accent', 'second', 'ink']
  const isSeen = (own: OwnColour) => {
    const { palette } = paletteOf(own)
    return grounds.every((ground) => {
      const [first, second] = inksOn(palette, ground, ['accent', 'ink', 'second'])
      return (
        contrast(first, palette[ground]) >= 2.1 && first !== second && second !== palette[ground]
      )
    })
  }
  fc.assert(fc.property(colour, isSeen), { numRuns: 2_000, seed: 8 })
  for (const id of paletteIds) {
    const { palette } = paletteOf(id)
    for (const ground of grounds) {
      const [first] = inksOn(palette, ground, ['accent', 'ink', 'second'])
      expect(contrast(first, palette[ground]), `${id}, on ${ground}`).toBeGreaterThanOrEqual(2.1)
    }
  }
})
