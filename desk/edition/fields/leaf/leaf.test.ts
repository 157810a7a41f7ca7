import { expect, test } from 'vitest'
import type { LeafNode } from '../field-node.ts'
import { leaf } from './leaf.ts'

const node = (more: Partial<LeafNode>): LeafNode => ({
  ...{ kind: 'leaf', path: 'a', label: 'A', control: 'line', least: 1, most: 60 },
  ...{ nullable: false, optional: false, fixed: false, blanks: [], canTick: false },
  ...more,
})

test.each<[Partial<LeafNode>, typed: string | undefined, current: unknown, read: unknown]>([
  [{}, 'mots', '', { value: 'mots' }],
  [{}, undefined, 'mots', undefined],
  [{ fixed: true }, 'mots', '', undefined],
  [{ optional: true }, '', 'mots', { value: undefined }],
  [{ nullable: true }, '', 'mots', { value: null }],
  [{ control: 'text' }, 'un\r\ndeux', '', { value: 'un\ndeux' }],
  [{ canTick: true }, ' Compris', '', { value: true }],
  [{ canTick: true }, 'non compris', true, { value: false }],
  [{ control: 'tick' }, 'oui', false, { value: true }],
  [{ control: 'tick' }, '', true, { value: false }],
  // Browsers do not post an unticked box.
  [{ control: 'tick' }, undefined, true, { value: false }],
  [{ control: 'tick' }, undefined, false, undefined],
  [{ control: 'tick', optional: true }, '', true, { value: undefined }],
  [{ control: 'choice', choices: [1, 2] }, '2', 1, { value: 2 }],
  [{ control: 'choice', choices: [1, 2] }, '3', 1, { value: '3' }],
  [{ control: 'choice', choices: [1, 2] }, '', 1, { value: null }],
  [{ control: 'amount', path: 'euro.0' }, '1 240,5', 620, { value: 1240.5 }],
  [{ control: 'amount', path: 'euro.0' }, 'cher', 620, { value: 'cher' }],
])('%j reads %j beside %j as %j', (more, typed, current, read) => {
  expect(leaf.read(typed, node(more), current)).toEqual(read)
})
