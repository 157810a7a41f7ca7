import { expect, test } from 'vitest'
import { postBlocks } from '#content/collections/plain-blocks.ts'
import { differentPart, plainOf, withMark } from './blocks-text.ts'

const picture = { picture: { id: 'a', alt: 'Un pont' } }

test('what was typed as plain text stays as it was typed', () => {
  expect(plainOf('# Ti')).toBe('# Ti')
  expect(plainOf(postBlocks([{ heading: 'Ti' }, 'a']))).toBe('# Ti\n\na')
  expect(plainOf('blocs:[')).toBe('blocs:[')
})

test('the editor takes up plain text, with its pictures', () => {
  const before = postBlocks(['a', picture])
  expect(withMark('![Un pont](1)\n\nb', before)).toBe(postBlocks([picture, 'b']))
  expect(withMark(before, postBlocks([]))).toBe(before)
})

test.each([
  [['a', 'b', 'c'], ['a', 'x', 'y', 'c'], '…\n\nb\n\n…', '…\n\nx\n\ny\n\n…'],
  [['b', 'c'], ['c'], 'b\n\n…', '…'],
  [['a', 'b'], ['a'], '…\n\nb', '…'],
  [['a', 'a'], ['a', 'a', 'a'], '…', '…\n\na'],
  [['a'], ['b'], 'a', 'b'],
])('two texts show where they differ: %j, %j', (one, other, shown, beside) => {
  const [left, right] = [postBlocks(one), postBlocks(other)]
  expect(differentPart(left, right)).toBe(shown)
  expect(differentPart(right, left)).toBe(beside)
})
