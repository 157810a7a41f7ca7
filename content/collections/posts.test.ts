import { expect, test } from 'vitest'
import { posts, postsAfter } from './posts.ts'
import { articles } from './texts.ts'

test('posts come latest first', () => {
  const dates = posts.map(({ date }) => date)
  expect(dates.toSorted().reverse()).toEqual(dates)
})

test('three other posts follow each', () => {
  for (const { id } of posts) {
    const next = postsAfter(id).map((post) => post.id)
    expect(new Set([...next, id]).size).toBe(4)
  }
})

/** Every string of an article, as a reader meets them. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return `${value} `
  return value && typeof value === 'object' ? Object.values(value).map(textOf).join('') : ''
}

test.each(posts)('$id is 500 to 900 words with dated sources', ({ id }) => {
  const { parts, sources } = articles[id]
  const words = textOf(parts).match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []
  expect(words.length).toBeGreaterThanOrEqual(500)
  expect(words.length).toBeLessThanOrEqual(900)
  expect(sources.length).toBeGreaterThanOrEqual(3)
  for (const { date } of sources) expect(date).toMatch(/\b(19|20)\d\d\b/)
})
