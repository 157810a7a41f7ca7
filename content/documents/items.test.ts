import { expect, test } from 'vitest'
import { originsOf } from './items.ts'

const [a, b, c] = ['A', 'B', 'C'].map((letter) => ({
  question: `Question ${letter}\u00a0?`,
  answer: `Une réponse assez longue, ${letter}.`,
}))
const empty = { question: '', answer: '' }
const rewritten = { question: 'Une autre\u00a0?', answer: 'Tout autre chose.' }

test.each([
  ['moved', [b, a, c], [1, 0, 2]],
  ['moved, with another answer', [{ ...b, answer: 'Autre.' }, a, c], [1, 0, 2]],
  ['moved, with another question', [{ ...b, question: 'Autre\u00a0?' }, a, c], [1, 0, 2]],
  ['rewritten at its place', [a, rewritten, c], [0, 1, 2]],
  ['rewritten after a removal', [rewritten, c], [0, 2]],
  ['removed', [a, c], [0, 2]],
  ['added', [a, b, c, empty], [0, 1, 2, undefined]],
  ['replaced by an empty one', [a, c, empty], [0, 2, undefined]],
])('the origin of an item that was %s', (_, after, origins) => {
  expect(originsOf([a, b, c], after)).toEqual(origins)
})

test('equal items keep their places, and items without words too', () => {
  expect(originsOf([empty, empty, a], [empty, empty, a])).toEqual([0, 1, 2])
  expect(
    originsOf([{ opens: '09:00' }, { opens: '14:00' }], [{ opens: '08:30' }, { opens: '14:00' }]),
  ).toEqual([0, 1])
})
