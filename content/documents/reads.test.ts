import { expect, test } from 'vitest'
import { freeze } from './assemble.ts'
import type { Content } from './documents.ts'
import { valuesRead, watchReads } from './reads.ts'

const value = freeze({
  home: { lead: 'Bonjour', sample: undefined as boolean | undefined },
  posts: [
    { id: 'un', title: 'Un' },
    { id: 'deux', title: 'Deux' },
  ],
})
type Value = typeof value

const changed = {
  lead: { ...value, home: { ...value.home, lead: 'Bonsoir' } },
  sample: { ...value, home: { ...value.home, sample: true } },
  title: { ...value, posts: value.posts.map((post) => ({ ...post, title: 'Trois' })) },
  length: { ...value, posts: value.posts.slice(0, 1) },
  order: { ...value, posts: value.posts.toReversed() },
  key: { ...value, other: 1 },
  kind: { ...value, posts: {} },
}

const readers: [string, (value: Value) => unknown, readonly (keyof typeof changed)[]][] = [
  ['nothing', () => '', []],
  ['a text', ({ home }) => home.lead, ['lead']],
  ['a value that is missing', ({ home }) => home.sample, ['sample']],
  ['a part of each item', ({ posts }) => posts.map(({ id }) => id), ['length', 'order', 'kind']],
  ['one item', ({ posts }) => posts[0]?.title, ['title', 'order', 'kind']],
  ['an item past the end', ({ posts }) => posts[2], ['kind']],
  ['a group as a whole', ({ home }) => ({ ...home }), ['lead', 'sample']],
  ['the names of a group', (all) => Object.keys(all), ['key']],
  ['whether a group has a name', (all) => 'other' in all, ['key']],
  ['everything', (all) => JSON.stringify(all), Object.keys(changed) as (keyof typeof changed)[]],
]

test.each(readers)('what read %s depends on that only', (_, read, expected) => {
  const { content, reads } = watchReads(value as unknown as Content)
  expect(read(content as unknown as Value)).toEqual(read(value))
  const before = valuesRead(reads, value)
  const names = Object.keys(changed) as (keyof typeof changed)[]
  expect(names.filter((name) => valuesRead(reads, changed[name]) !== before)).toEqual(expected)
})

test('the same part is the same object at each reading', () => {
  const { content } = watchReads(value as unknown as Content)
  const { posts } = content as unknown as Value
  expect(posts.includes(posts[1] as (typeof posts)[0])).toBe(true)
  expect(Array.isArray(posts)).toBe(true)
  expect(posts.toReversed()[1]).toBe(posts[0])
})
