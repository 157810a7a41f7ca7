import { expect, test } from 'vitest'
import { changedContent } from '#workshop/content.ts'
import { loadContent } from '../documents/load.ts'
import { latestFirst, postsAfter } from './posts.ts'

const { posts } = loadContent()

test('posts are sorted latest first, and on one day by their order', () => {
  const sorted = latestFirst(posts)
  const dates = sorted.map(({ date }) => date)
  expect(dates.toSorted().reverse()).toEqual(dates)
  const [first, second] = posts.filter(({ date }) => date === posts[0]?.date)
  expect(sorted.slice(0, 2)).toEqual([first, second])
})

test('postsAfter returns three other posts', () => {
  for (const { id } of posts) {
    const next = postsAfter(id, posts).map((post) => post.id)
    expect(new Set([...next, id]).size).toBe(4)
  }
})

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return `${value} `
  return value && typeof value === 'object' ? Object.values(value).map(textOf).join('') : ''
}

test.each(posts)('$id has 500 to 900 words and dated sources', ({ blocks, sources }) => {
  const words = textOf(blocks).match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []
  expect(words.length).toBeGreaterThanOrEqual(500)
  expect(words.length).toBeLessThanOrEqual(900)
  expect(sources.length).toBeGreaterThanOrEqual(3)
  for (const { date } of sources) expect(date).toMatch(/\b(19|20)\d\d\b/)
})

test.each(['javascript:alert(1)', 'http://www.cnil.fr/', 'www.cnil.fr'])(
  'the address of a source must start with https://, so %s is refused',
  (href) => {
    const path = 'collections/articles/site-lent'
    expect(() =>
      changedContent(path, ({ sources: [source] }: { sources: { href?: string }[] }) => {
        Object.assign(source ?? {}, { href })
      }),
    ).toThrow(`${path}.yaml › sources › 0 › href: Une adresse qui commence par https://`)
  },
)
