import { expect, test } from 'vitest'
import { postBlocks } from '#content/collections/plain-blocks.ts'
import { differentPart, plainOf, withMark } from './blocks-text.ts'

const picture = { picture: { id: 'a', alt: 'Un pont' } }

test('plainOf returns a plain text unchanged, and blocks as plain text', () => {
  expect(plainOf('# Ti')).toBe('# Ti')
  expect(plainOf(postBlocks([{ heading: 'Ti' }, 'a']))).toBe('# Ti\n\na')
  expect(plainOf('blocs:[')).toBe('blocs:[')
})

test('withMark turns a plain text into blocks, with the pictures that it names', () => {
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
])('differentPart leaves out the same blocks at both ends: %j, %j', (one, other, shown, beside) => {
  const [left, right] = [postBlocks(one), postBlocks(other)]
  expect(differentPart(left, right)).toBe(shown)
  expect(differentPart(right, left)).toBe(beside)
})
