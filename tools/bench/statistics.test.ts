import { expect, test } from 'vitest'
import { median, medians, percentile } from './statistics.ts'

test.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[900, 30, 100], 100],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('a percentile is a measured value', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 0.999)).toBe(100)
  expect(percentile(hundred, 0)).toBe(1)
  expect(percentile([5], 0.99)).toBe(5)
})

test('an empty list has no median and no percentile', () => {
  expect(() => median([])).toThrow('no median')
  expect(() => percentile([], 0.5)).toThrow('no percentile')
})

test('medians computes the median of each figure', () => {
  expect(
    medians([
      { a: 1, b: 9 },
      { a: 3, b: 7 },
      { a: 2, b: 8 },
    ]),
  ).toEqual({ a: 2, b: 8 })
})
