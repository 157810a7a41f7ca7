import { expect, test } from 'vitest'
import { withValue } from './with-value.ts'

test('a value is replaced, added or removed, and the given document is not changed', () => {
  const value = { a: { b: 'Un', list: ['x', { c: 1 }] } }
  const before = structuredClone(value)
  expect(withValue(value, 'a.b', 'Deux')).toEqual({ a: { ...before.a, b: 'Deux' } })
  expect(withValue(value, 'a.list.1.c', 2)).toEqual({ a: { b: 'Un', list: ['x', { c: 2 }] } })
  expect(withValue(value, 'a.d', 3)).toEqual({ a: { ...before.a, d: 3 } })
  expect(withValue(value, 'a.list.1.c', undefined)).toEqual({ a: { b: 'Un', list: ['x', {}] } })
  expect(withValue(value, '', 4)).toBe(4)
  expect(value).toEqual(before)
})

test('without a change, the same document is returned', () => {
  const value = { a: { b: 'Un' } }
  for (const path of ['a.c', 'x.y', 'a.b.c', 'a.constructor'])
    expect(withValue(value, path, undefined)).toBe(value)
  expect(withValue(value, 'a.b', 'Un')).toBe(value)
})
