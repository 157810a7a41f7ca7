import { expect, test } from 'vitest'
import { changedContent } from '../../tools/test/changed-content.ts'
import { loadContent } from '../documents/load.ts'
import { latestFirst, postsAfter } from './posts.ts'

const { posts } = loadContent()

test('posts come latest first, and those of a day in their order', () => {
  const sorted = latestFirst(posts)
  const dates = sorted.map(({ date }) => date)
  expect(dates.toSorted().reverse()).toEqual(dates)
  const [first, second] = posts.filter(({ date }) => date === posts[0]?.date)
  expect(sorted.slice(0, 2)).toEqual([first, second])
})

test('three other posts follow each', () => {
  for (const { id } of posts) {
    const next = postsAfter(id, posts).map((post) => post.id)
    expect(new Set([...next, id]).size).toBe(4)
  }
})

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return `${value} `
  return value && typeof value === 'object' ? Object.values(value).map(textOf).join('') : ''
}

test.each(posts)('$id is 500 to 900 words with dated sources', ({ blocks, sources }) => {
  const words = textOf(blocks).match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []
  expect(words.length).toBeGreaterThanOrEqual(500)
  expect(words.length).toBeLessThanOrEqual(900)
  expect(sources.length).toBeGreaterThanOrEqual(3)
  for (const { date } of sources) expect(date).toMatch(/\b(19|20)\d\d\b/)
})

test.each(['javascript:alert(1)', 'http://www.cnil.fr/', 'www.cnil.fr'])(
  'a source leads to a secure address of the web, and not to %s',
  (href) => {
    const path = 'collections/articles/site-lent'
    expect(() =>
      changedContent(path, ({ sources: [source] }: { sources: { href?: string }[] }) => {
        Object.assign(source ?? {}, { href })
      }),
    ).toThrow(`${path}.yaml › sources › 0 › href: Une adresse qui commence par https://`)
  },
)
